import { TONES, type Tone } from '../art/picture';

type Variables = Readonly<Record<string, string>>;

/**
 * Returns the custom properties that apply on a background: the properties of `:root`, and of the background's selector
 * `ground`, such as `.g-indigo`. A later rule overrides an earlier rule.
 */
function customPropertiesOn(ground: string, css: string): Variables {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const variables: Record<string, string> = {};
  for (const [, selectors = '', declarations = ''] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const applies = selectors.split(',').some((selector) => [':root', ground].includes(selector.trim()));
    if (!applies) continue;
    for (const [, name = '', value = ''] of declarations.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)) {
      variables[name] = value.trim();
    }
  }
  return variables;
}

function resolve(value: string, variables: Variables): string {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (!name) return value;
  const found = variables[name];
  if (!found) throw new Error(`The style sheet does not define ${name}, which the pictures use.`);
  return resolve(found, variables);
}

/**
 * Returns the colour of each tone on a background such as `.g-indigo`, for pictures that are drawn outside a page.
 * @param overrides custom properties that replace properties of the style sheet
 */
export function backgroundPalette(
  ground: string,
  css: string,
  overrides: Variables = {},
): Readonly<Record<Tone, string>> {
  const variables = { ...customPropertiesOn(ground, css), ...overrides };
  const entries = Object.entries(TONES).map(([tone, value]) => [tone, resolve(value, variables)]);
  return Object.fromEntries(entries);
}
