import { accentOf, type Choices, optionsOf, rowOf } from './choices';
import { fallbackUrl, loaderFile, type Source } from './snippet';

/**
 * Formats an attribute's value for JSX. JSX strings have no escapes, so special characters need a JS string in braces.
 */
const jsxValue = (value: string) =>
  /["&\\<>{}\n]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`;

/** Formats one of our own CSS strings as the value of a style prop. */
const jsxStyle = (css: string) => {
  const entries = css.split(';').map((declaration) => {
    const [name = '', value = ''] = declaration.split(':');
    return `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}: '${value}'`;
  });
  return `{{ ${entries.join(', ')} }}`;
};

/** Returns an array with the snippet's `loader` prop, or [] if the package uses the chosen loader by default. */
function loaderProp(choices: Choices, source: Source): string[] {
  const { file, integrity } = loaderFile(choices, source);
  const src = source.base + file;
  if (src === source.packageLoader) return [];
  const checksum = integrity ? `, integrity: '${integrity}'` : '';
  return [`loader={{ src: ${JSON.stringify(src)}${checksum} }}`];
}

function jsxFallback(choices: Choices, { base }: Source): string | undefined {
  const { link, room } = rowOf(choices);
  if (!link) return undefined;
  const href = jsxValue(fallbackUrl(choices, base, link[0]));
  const anchor = `<a href=${href}${room ? ` style=${jsxStyle(room.link)}` : ''}>${link[1]}</a>`;
  return room ? `  <div style=${jsxStyle(room.box)}>\n   ${anchor}\n  </div>` : `  ${anchor}`;
}

/** Returns the React snippet: the package's component, with the same options and fallback as the script snippet. */
export function reactSnippet(choices: Choices, source: Source): string {
  const accent = accentOf(choices);
  const props = [
    `name="${choices.widget}"`,
    ...Object.entries(rowOf(choices).fixed ?? {}).map(
      ([name, value]) => `${name.slice(5)}=${jsxValue(value)}`,
    ),
    ...optionsOf(choices).map(([name, value]) => `${name}=${jsxValue(value)}`),
    ...(accent ? [`accent="${accent}"`] : []),
    ...loaderProp(choices, source),
  ];
  const start = props.length > 2 ? `\n  ${props.join('\n  ')}\n` : ` ${props.join(' ')}`;
  const fallback = jsxFallback(choices, source);
  const element = fallback
    ? `<BrokerWidget${start}>\n${fallback}\n</BrokerWidget>`
    : `<BrokerWidget${start}${props.length > 2 ? '' : ' '}/>`;
  const version = source.version ? `-${source.version}` : '';
  return `// npm install ./broker-widgets${version}.tgz\nimport { BrokerWidget } from 'broker-widgets/react';\n\n${element}\n`;
}
