import postcss, { type AtRule, type ChildNode } from 'postcss';
import { type Colour, contrast, over, parseColour } from './colours';

/** A state of an element. 'hover' and 'active' also apply to the element's ancestors. */
export type State = 'rest' | 'hover' | 'focus' | 'active' | 'visited';

/** The colours of a control, and the opaque colour behind it: its `ground`. */
export type Look = {
  readonly ground: Colour;
  readonly fill: Colour;
  /** Colours of the control's border and rings. A translucent edge is mixed with the colour behind it. */
  readonly edges: readonly Colour[];
  readonly text: Colour;
  /**
   * True if the control's own background or one of its edges isn't transparent, even if that colour is the same as
   * `ground`.
   */
  readonly isShaped: boolean;
};

type Selector = {
  readonly text: string;
  readonly specificity: number;
  readonly at: number;
  readonly declarations: readonly (readonly [name: string, value: string, isImportant: boolean])[];
};

const USED = /^(--.*|all|color|background(-color)?|border(-color|-width)?|box-shadow)$/;
const NEVER = '.x-never';
const ALWAYS = `:not(${NEVER})`;

/**
 * True if the at-rules around a style rule, such as @media, apply on a screen of the given width, with a mouse and
 * JavaScript. `node` is the rule's parent.
 */
function applies(node: ChildNode['parent'], width: number): boolean {
  if (!node || node.type === 'root') return true;
  const { name, params } = node as AtRule;
  if (name === 'keyframes') return false;
  if (name === 'supports' && /^not\b/.test(params)) return false;
  if (name === 'media') {
    if (/\bprint\b|forced-colors|scripting|\bnot\b/.test(params)) return false;
    for (const [, bound, px] of params.matchAll(/(min-|max-|>=|<=)(?:width:)?\s*([\d.]+)px/g))
      if (/min|>/.test(`${bound}`) ? width < Number(px) : width > Number(px)) return false;
  }
  return applies((node as ChildNode).parent, width);
}

/** Returns the specificity of a selector as one number. */
function specificityOf(selector: string): number {
  const text = selector.replace(/:where\((?:[^()]|\([^()]*\))*\)/g, '').replace(/:(?:is|not|has)\(|\)/g, ' ');
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const classes = count(/\.[\w-]+|\[[^\]]*\]|(?<!:):[\w-]+/g);
  const tags = text.replace(/\[[^\]]*\]/g, '').match(/(?<![\w.:#-])[a-z][\w-]*/g)?.length ?? 0;
  return count(/#[\w-]+/g) * 10_000 + classes * 100 + tags;
}

/** Returns a class that an element must have to match the selector. Returns '' if the selector requires no class. */
const keyOf = (selector: string) => {
  const subject = selector.split(/[\s>+~](?![^([]*[)\]])/).at(-1) ?? '';
  return /^[^:[]*?\.([\w-]+)/.exec(subject)?.[1] ?? '';
};

/** Splits a text at separators that are outside brackets. */
const splitAt = (text: string, separator: RegExp): string[] => {
  let depth = 0;
  const parts = [''];
  for (const character of text) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (depth === 0 && separator.test(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
};

const chains = new WeakMap<Element, string>();
/**
 * Returns a cache key: elements with the same key match the same selectors. The key describes the element and its
 * ancestors, each with its previous sibling.
 */
function chainOf(element: Element): string {
  const known = chains.get(element);
  if (known !== undefined) return known;
  const [own, before] = [element, element.previousElementSibling].map(
    (one) =>
      one && `${one.localName}.${one.className}${one.hasAttribute('disabled') ? '!' : ''}${one.id && '#'}`,
  );
  const chain = `${element.parentElement ? chainOf(element.parentElement) : ''}>${before ?? ''}+${own}`;
  chains.set(element, chain);
  return chain;
}

/**
 * Returns a function that computes a control's `Look` under the style sheet `css`, in a window of the given width.
 * Ignores rules for pseudo-elements and shadow hosts.
 */
export function readColours(css: string, width: number) {
  const byKey = new Map<string, Selector[]>();
  let at = 0;
  postcss.parse(css).walkRules((rule) => {
    if (!applies(rule.parent, width)) return;
    const declarations = rule.nodes.flatMap((node) =>
      node.type === 'decl' && USED.test(node.prop)
        ? [[node.prop, node.value, node.important === true] as const]
        : [],
    );
    if (declarations.length === 0) return;
    for (const text of rule.selectors.filter((one) => !/::|:host|:(before|after)\b|:has\(/.test(one))) {
      const key = keyOf(text);
      byKey.set(key, [
        ...(byKey.get(key) ?? []),
        { text, specificity: specificityOf(text), at: at++, declarations },
      ]);
    }
  });

  const isMatch = (element: Element, { text }: Selector, state: State, isTarget: boolean) => {
    const on = (isOn: boolean) => (isOn ? ALWAYS : NEVER);
    return element.matches(
      text
        .replaceAll(':enabled', ':not([disabled])')
        .replaceAll(':disabled', '[disabled]')
        .replaceAll(':hover', on(state === 'hover' || state === 'active'))
        .replaceAll(':active', on(state === 'active'))
        .replaceAll(':visited', on(state === 'visited' && isTarget))
        .replaceAll(/:focus(-visible)?(?!-)/g, on(state === 'focus' && isTarget)),
    );
  };

  /** Returns an element's cascaded declarations. */
  function declared(element: Element, state: State, isTarget: boolean): Map<string, string> {
    const matched = ['', ...element.classList]
      .flatMap((key) => byKey.get(key) ?? [])
      .filter((selector) => isMatch(element, selector, state, isTarget))
      .sort((a, b) => a.specificity - b.specificity || a.at - b.at);
    const values = new Map<string, string>();
    for (const important of [false, true])
      for (const { declarations } of matched)
        for (const [name, value, isImportant] of declarations)
          if (isImportant === important) {
            if (name === 'all') {
              for (const key of [...values.keys()]) if (!key.startsWith('--')) values.delete(key);
              values.set('color', '#000');
            } else {
              values.delete(name);
              values.set(name, value);
            }
          }
    return values;
  }

  const known = new Map<string, Map<string, string>>();
  function declaredOnce(element: Element, state: State, isTarget: boolean) {
    // Store only two results for an ancestor of the target: one for 'hover' and 'active', which also apply to
    // ancestors, and one for all other states.
    const own = isTarget ? state : /hover|active/.test(state) ? 'around it' : 'around';
    const key = `${own} ${chainOf(element)}`;
    const values = known.get(key) ?? declared(element, state, isTarget);
    known.set(key, values);
    return values;
  }

  return (target: Element, state: State, accent: string): Look =>
    lookOf(target, (element) => declaredOnce(element, state, element === target), accent);
}

type Declared = (element: Element) => Map<string, string>;

function lookOf(target: Element, declared: Declared, accent: string): Look {
  const properties = new Map<Element, Map<string, string | undefined>>();

  function property(element: Element | null, name: string): string | undefined {
    if (!element) return undefined;
    const values = properties.get(element) ?? new Map<string, string | undefined>();
    properties.set(element, values);
    if (values.has(name)) return values.get(name);
    const own = declared(element).get(name);
    const value = own === undefined ? property(element.parentElement, name) : resolve(element, own);
    values.set(name, value);
    return value;
  }
  /** Replaces every `var()` in `value` with the custom property's value at `element`. */
  function resolve(element: Element, value: string): string {
    const inner = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/.exec(value);
    if (!inner) return value.replaceAll('#c0ffee', accent);
    const [whole, name = '', fallback] = inner;
    const own = declared(element).get(name)?.includes(whole) ? undefined : property(element, name);
    const replaced = own ?? fallback ?? 'unset';
    return resolve(
      element,
      value.replace(whole, () => replaced.trim()),
    );
  }

  const textOf = (element: Element | null): Colour => {
    if (!element) return [0, 0, 0, 1];
    const value = declared(element).get('color');
    const resolved = value && resolve(element, value);
    if (!resolved || /^(inherit|unset|currentcolor)$/i.test(resolved)) return textOf(element.parentElement);
    return parseColour(resolved) ?? [0, 0, 0, 1];
  };
  const colourIn = (element: Element, value: string): Colour | undefined => {
    for (const part of splitAt(resolve(element, value), /[\s,]/).reverse()) {
      const colour = /^currentcolor$/i.test(part) ? textOf(element) : parseColour(part);
      if (colour) return colour;
    }
    return undefined;
  };

  const lastOf = (element: Element, names: readonly string[]) =>
    [...declared(element)].filter(([name]) => names.includes(name));
  function backgroundOf(element: Element): Colour | undefined {
    let colour: Colour | undefined;
    for (const [, value] of lastOf(element, ['background', 'background-color']))
      colour = colourIn(element, value);
    return colour;
  }
  function groundOf(element: Element | null): Colour {
    if (!element) return [1, 1, 1, 1];
    const colour = backgroundOf(element);
    return colour && colour[3] === 1 ? colour : groundOf(element.parentElement);
  }

  const ground = groundOf(target.parentElement);
  const background = backgroundOf(target) ?? [0, 0, 0, 0];
  const fill = over(background, ground);
  // Use the colour of the control's icon, if there is one: it may differ from the control's own colour.
  const text = textOf(target.firstElementChild ?? target);
  let border: Colour | undefined;
  let isDrawn = false;
  for (const [name, value] of lastOf(target, ['border', 'border-width', 'border-color'])) {
    if (name !== 'border-color') isDrawn = !/^(0|none)\b/.test(value);
    if (name !== 'border-width') border = colourIn(target, value) ?? (name === 'border' ? text : border);
  }
  const edges = isDrawn ? [over(border ?? text, fill)] : [];
  let seen = isDrawn ? (border ?? text)[3] : 0;
  for (const [, value] of lastOf(target, ['box-shadow']))
    for (const shadow of splitAt(value, /,/))
      if (/\b0 0 0 [\d.]+px/.test(shadow)) {
        const ring = colourIn(target, shadow) ?? text;
        seen += ring[3];
        edges.push(over(ring, /\binset\b/.test(shadow) ? fill : ground));
      }
  return { ground, fill, edges, text, isShaped: background[3] > 0 || seen > 0 };
}

/**
 * Computes the contrast of the control's fill, and of each of its edges, with the ground. Returns the highest contrast.
 */
export const outlineContrast = ({ ground, fill, edges }: Look) =>
  Math.max(...[fill, ...edges].map((colour) => contrast(colour, ground)));

/** Returns the contrast of the control's text with its fill. */
export const textContrast = ({ fill, text }: Look) => contrast(text, fill);
