import type { When } from '../../widgets/shared/runtime/whens';
import { closestMatch } from './closest-match';
import { whereIs } from './describe-element';
import { type Finding, finding } from './findings';

export type OptionNames = { readonly [widget: string]: readonly string[] };

const kebab = (name: string) => `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`;

/** Set by the build: the languages of the widgets. */
declare const __LANGUAGES__: readonly string[];

/** Attributes that any placeholder may have. Only our own pages write `data-prerendered` and `data-content`. */
const COMMON_ATTRIBUTES = [
  'data-broker-widget',
  'data-prerendered',
  'data-content',
  'data-when',
  'data-api',
  'data-accent',
  'data-lang',
];

/** The allowed values of `data-when`. They are the keys of a record, so that the compiler reports a missing value. */
const WHENS: Readonly<Record<When, true>> = { visible: true, now: true, idle: true };

/**
 * Returns the allowed values of `data-when` and `data-lang`, which every placeholder may have. `data-lang` is checked
 * here, since most widgets don't warn about a wrong `data-lang`.
 */
const commonValues = (): { readonly [attribute: string]: readonly string[] } => ({
  'data-when': Object.keys(WHENS),
  'data-lang': __LANGUAGES__,
});

/**
 * Maximum length in characters of a partner that a lead stores, the same as in docs/api.md. An ID has at most
 * `MAX_PARTNER_ID_LENGTH` characters, but a lead keeps a longer one that nobody has registered.
 */
export const MAX_STORED_PARTNER_LENGTH = 200;

/**
 * Maps the custom properties that style a widget to CSS properties that accept the same values. A value is valid if the
 * CSS property accepts it.
 */
const STYLES: { readonly [property: string]: string } = {
  '--broker-accent': 'color',
  '--broker-font': 'font-family',
  '--broker-radius': 'border-radius',
};

/** Returns a value without the quotes that a word processor may have put around it. Widgets ignore such quotes. */
export const unquote = (value: string | null) => value?.replace(/^\W+|\W+$/g, '') ?? '';

const dataNames = (element: Element) =>
  element.getAttributeNames().filter((name) => name.startsWith('data-'));

/** Reports a placeholder whose name isn't a widget's name. */
export function checkName(host: Element, all: OptionNames): Finding | undefined {
  const name = unquote(host.getAttribute('data-broker-widget'));
  if (Object.hasOwn(all, name)) return;
  const names = Object.keys(all);
  const suggestion = closestMatch(name, names);
  const facts = {
    name,
    where: whereIs(host),
    suggestion: suggestion ?? 'one of the names',
    names: names.join(', '),
  };
  return finding('wrong-name', facts, host);
}

/**
 * Reports a placeholder's `data-` attributes that neither the loader nor the widget reads. Omits the attributes'
 * values, which may be personal data.
 */
export function checkOptions(host: Element, name: string, options: readonly string[]): Finding[] {
  const known = options.map(kebab);
  const unread = dataNames(host).filter((attribute) => ![...COMMON_ATTRIBUTES, ...known].includes(attribute));
  const where = whereIs(host);
  const others: string[] = [];
  const found: Finding[] = [];
  for (const attribute of unread) {
    const suggestion = closestMatch(
      attribute.slice(5),
      [...COMMON_ATTRIBUTES, ...known].map((each) => each.slice(5)),
    );
    if (suggestion)
      found.push(finding('wrong-option', { attribute, where, name, suggestion: `data-${suggestion}` }, host));
    else others.push(attribute);
  }
  if (others.length) {
    const facts = { attributes: others.join(', '), where, name, options: known.join(', ') || 'none' };
    found.push(finding('other-attributes', facts, host));
  }
  return found;
}

/** Reports an invalid `data-api` on a placeholder or on the loader's tag. */
export function checkApi(element: HTMLElement, name: string): Finding[] {
  const { api } = element.dataset;
  // Skip the check in browsers without URL.canParse(): before Chromium 120, Firefox 115 and Safari 17.
  if (!api || (URL.canParse?.(api, document.baseURI) ?? true)) return [];
  const facts = { name, where: whereIs(element), message: `data-api="${api}" is not an address` };
  return [finding('wrong-value', facts, element)];
}

/**
 * Reports that CSP blocks the `style` attribute of a placeholder, or of an element in its fallback. If CSP blocks the
 * attribute, the element's `style` property is empty.
 */
export function checkStyles(host: Element, name: string): Finding[] {
  const styled = [host, ...host.querySelectorAll('[style]')] as HTMLElement[];
  const isBlocked = styled.some((element) => element.getAttribute('style')?.trim() && !element.style.length);
  return isBlocked ? [finding('style-blocked', { name, where: whereIs(host) }, host)] : [];
}

/** Reports invalid values of custom properties, `data-when` and `data-lang`, and a partner's ID that is too long. */
export function checkValues(host: Element, name: string): Finding[] {
  const where = whereIs(host);
  const found: Finding[] = [];
  for (const [attribute, list] of Object.entries(commonValues())) {
    const value = unquote(host.getAttribute(attribute));
    // Ignore the region of a language: "hi-IN" is Hindi.
    const known = attribute === 'data-lang' ? value.toLowerCase().split(/[-_]/)[0] : value;
    if (!value || list.includes(`${known}`)) continue;
    const suggestion = closestMatch(value, list);
    const message = `${attribute}="${value}" is not one of ${list}${suggestion ? `; did you mean ${suggestion}?` : ''}`;
    found.push(finding('wrong-value', { name, where, message }, host));
  }
  const { length } = host.getAttribute('data-partner')?.trim() ?? '';
  if (length > MAX_STORED_PARTNER_LENGTH) {
    const message = `data-partner has ${length} characters: a lead is stored without one of more than ${MAX_STORED_PARTNER_LENGTH}`;
    found.push(finding('wrong-value', { name, where, message }, host));
  }
  const styles = getComputedStyle(host);
  for (const [property, kind] of Object.entries(STYLES)) {
    const value = styles.getPropertyValue(property).trim();
    if (value && !CSS.supports(kind, value)) {
      found.push(finding('wrong-style', { property, value, kind, name, where }, host));
    }
  }
  return found;
}

const OUR_ATTRIBUTES = ['data-broker-widget', 'data-broker-loader'];

/** Reports misspelt `data-broker-widget` and `data-broker-loader` attributes. */
export function checkMisspelt(): Finding[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    dataNames(element)
      .filter((attribute) => attribute.startsWith('data-bro') && !OUR_ATTRIBUTES.includes(attribute))
      .flatMap((attribute) => {
        const suggestion = closestMatch(attribute, OUR_ATTRIBUTES);
        if (!suggestion || element.hasAttribute(suggestion)) return [];
        return finding('wrong-attribute', { attribute, where: whereIs(element), suggestion }, element);
      }),
  );
}
