import { accentOf, attributesOf, type Choices, dashed, optionsOf, rowOf } from './choices';
import { FRAME_HEIGHT_PX, FRAME_PAGE, FRAME_SCRIPT } from './limits';

/** What the broker's site serves. Addresses are absolute, with a slash at their end. */
export type Source = {
  readonly base: string;
  readonly api: string;
  /** Files beside the loader that can be named with a checksum. */
  readonly pinned?: BuiltFile | undefined;
  readonly single?: BuiltFile | undefined;
};
export type BuiltFile = { readonly file: string; readonly integrity: string };

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] as string);

const attributes = (pairs: Readonly<Record<string, string>>) =>
  Object.entries(pairs)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/** The tag of a loader whose bytes are known beforehand. */
const checkedTag = (base: string, { file, integrity }: BuiltFile) =>
  `<script async src="${escapeHtml(base + file)}"\n  integrity="${integrity}"\n  crossorigin="anonymous" data-broker-loader></script>`;

/** The script's tag, once a page. A file that the site does not serve is never named. */
export function loaderTag({ loading, widget }: Choices, { base, pinned, single }: Source): string {
  if (loading === 'pinned' && pinned) return checkedTag(base, pinned);
  const file = loading === 'single' && single && widget === 'quote-form' ? single.file : 'loader.js';
  return `<script async src="${escapeHtml(base + file)}" data-broker-loader></script>`;
}

export function scriptSnippet(choices: Choices, source: Source): string {
  const { link, room } = rowOf(choices);
  const accent = accentOf(choices);
  const start = attributes({
    'data-broker-widget': choices.widget,
    ...attributesOf(choices),
    ...(accent && { style: `--broker-accent:${accent}` }),
  });
  const anchor =
    link &&
    `<a${attributes({ href: source.base + link[0], ...(room && { style: room[1] }) })}>${escapeHtml(link[1])}</a>`;
  const fallback = room
    ? `  <div${attributes({ style: room[0] })}>\n    ${anchor}\n  </div>`
    : anchor && `  ${anchor}`;
  return `<div${start}>${fallback ? `\n${fallback}\n` : ''}</div>\n${loaderTag(choices, source)}\n`;
}

/** Where a success leads is not for an address to say, which anybody can write. */
const NOT_IN_ADDRESS = ['success', 'redirect'];

/** The quote form in a frame; undefined for any other widget. */
export function iframeSnippet(choices: Choices, { base }: Source): string | undefined {
  if (choices.widget !== 'quote-form') return undefined;
  const address = new URL(FRAME_PAGE, base);
  for (const [name, value] of optionsOf(choices))
    if (!NOT_IN_ADDRESS.includes(name)) address.searchParams.set(dashed(name), value);
  const accent = accentOf(choices);
  if (accent) address.searchParams.set('accent', accent);
  const frame = attributes({
    src: address.href,
    title: 'Get a quote',
    width: '100%',
    height: `${FRAME_HEIGHT_PX}`,
    style: 'border:0',
    loading: 'lazy',
  });
  return `<iframe${frame}></iframe>\n<script async src="${escapeHtml(base + FRAME_SCRIPT)}" data-broker-embed></script>\n`;
}

/** A value as JSX takes it: its strings know no escapes. */
const jsxValue = (value: string) =>
  /["&\\<>{}\n]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`;

export function reactSnippet(choices: Choices): string {
  const accent = accentOf(choices);
  const props = [
    `name="${choices.widget}"`,
    ...Object.entries(rowOf(choices).fixed ?? {}).map(
      ([name, value]) => `${name.slice(5)}=${jsxValue(value)}`,
    ),
    ...optionsOf(choices).map(([name, value]) => `${name}=${jsxValue(value)}`),
    ...(accent ? [`style={{ '--broker-accent': '${accent}' }}`] : []),
  ];
  const element =
    props.length > 2 ? `<BrokerWidget\n  ${props.join('\n  ')}\n/>` : `<BrokerWidget ${props.join(' ')} />`;
  return `import { BrokerWidget } from 'broker-widgets/react';\n\n${element}\n`;
}

/** A Custom HTML block, as the code editor shows it. */
export const wordpressSnippet = (choices: Choices, source: Source) =>
  `<!-- wp:html -->\n${scriptSnippet(choices, source)}<!-- /wp:html -->\n`;
