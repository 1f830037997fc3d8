import { TONES, type Tone } from '../art/picture';

type Variables = Readonly<Record<string, string>>;

/** The custom properties of a sheet as they are on a ground: those of `:root`, and of the ground above them. */
function variablesOn(ground: string, css: string): Variables {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const variables: Record<string, string> = {};
  for (const [, selectors = '', declarations = ''] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const isMeant = selectors.split(',').some((selector) => [':root', ground].includes(selector.trim()));
    if (!isMeant) continue;
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
  if (!found) throw new Error(`The sheet gives no value for ${name}, which the pictures are drawn in.`);
  return resolve(found, variables);
}

/**
 * The pictures' colours on a ground (`.g-indigo`), for what is drawn outside of a page. `own` stands above the sheet's
 * properties.
 */
export function groundTones(
  ground: string,
  css: string,
  own: Variables = {},
): Readonly<Record<Tone, string>> {
  const variables = { ...variablesOn(ground, css), ...own };
  const entries = Object.entries(TONES).map(([tone, value]) => [tone, resolve(value, variables)]);
  return Object.fromEntries(entries);
}
