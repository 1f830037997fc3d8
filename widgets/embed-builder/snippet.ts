import { accentOf, attributesOf, type Choices, dashed, optionsOf, rowOf } from './choices';
import { FORM_PAGE, FRAME_HEIGHT_PX, FRAME_SCRIPT } from './limits';

/** What the broker's site serves. Addresses are absolute, with a slash at their end. */
export type Source = {
  readonly base: string;
  readonly api: string;
} & BuildFacts;

/** What is known of the build once its `embed.json` has been read. */
export type BuildFacts = {
  /** Of the package for bundlers. */
  readonly version?: string | undefined;
  /** Address of the loader that the package uses by default. */
  readonly packageLoader?: string | undefined;
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

/** The file that loads the widget: never one that the site does not serve. */
export function loaderFile({ loading, widget }: Choices, { pinned, single }: Source): Partial<BuiltFile> {
  if (loading === 'pinned' && pinned) return pinned;
  return loading === 'single' && single && widget === 'quote-form' ? { file: single.file } : {};
}

/** The script's tag, once a page. */
export function loaderTag(choices: Choices, source: Source): string {
  const { file = 'loader.js', integrity } = loaderFile(choices, source);
  if (integrity) return checkedTag(source.base, { file, integrity });
  return `<script async src="${escapeHtml(source.base + file)}" data-broker-loader></script>`;
}

/** Address of the page with the quote form alone, which knows options by the names of attributes. */
function formPageUrl(base: string, options: readonly (readonly [name: string, value: string])[]): URL {
  const address = new URL(FORM_PAGE, base);
  for (const [name, value] of options) address.searchParams.set(dashed(name), value);
  return address;
}

/** Where the fallback links to. Of these pages only the form's own can credit a partner. */
export function fallbackUrl(choices: Choices, base: string, page: string): string {
  if (page !== FORM_PAGE) return base + page;
  return formPageUrl(
    base,
    optionsOf(choices).filter(([name]) => name === 'partner'),
  ).href;
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
    `<a${attributes({ href: fallbackUrl(choices, source.base, link[0]), ...(room && { style: room[1] }) })}>${escapeHtml(link[1])}</a>`;
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
  const address = formPageUrl(
    base,
    optionsOf(choices).filter(([name]) => !NOT_IN_ADDRESS.includes(name)),
  );
  const accent = accentOf(choices);
  if (accent) address.searchParams.set('accent', accent);
  const frame = attributes({
    src: address.href,
    title: 'Get a quote',
    width: '100%',
    height: `${FRAME_HEIGHT_PX}`,
    // A block is centred where a theme centres blocks, and has no gap for descenders below it.
    style: 'border:0;display:block',
    loading: 'lazy',
  });
  return `<iframe${frame}></iframe>\n<script async src="${escapeHtml(base + FRAME_SCRIPT)}" data-broker-embed></script>\n`;
}

/** A Custom HTML block, as the code editor shows it. */
export const wordpressSnippet = (choices: Choices, source: Source) =>
  `<!-- wp:html -->\n${scriptSnippet(choices, source)}<!-- /wp:html -->\n`;
