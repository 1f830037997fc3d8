import { encodeValue } from '../contract/coded-value';
import { isOfPage } from '../contract/page-fields';
import { accentOf, attributesOf, type Choices, dashed, optionsOf, rowOf } from './choices';
import { FORM_PAGE, FRAME_HEIGHT_PX, FRAME_SCRIPT } from './limits';

/**
 * The broker's site: the URLs of the loader's folder (`base`) and of the API. Both are absolute and end with a slash.
 */
export type Source = {
  readonly base: string;
  readonly api: string;
} & BuildFacts;

/** Facts about the build, from `embed.json`. */
export type BuildFacts = {
  /** Version of the npm package. */
  readonly version?: string | undefined;
  /** URL of the loader that the package uses by default. */
  readonly packageLoader?: string | undefined;
  /** The loader's file for exactly this version. Undefined if the site doesn't serve this file. */
  readonly pinned?: BuiltFile | undefined;
};
export type BuiltFile = { readonly file: string; readonly integrity: string };

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] as string);

const attributes = (pairs: Readonly<Record<string, string>>) =>
  Object.entries(pairs)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/**
 * Returns the file that loads the widget in the chosen way. If the site doesn't serve the pinned file, returns
 * loader.js instead of it.
 */
export function loaderFile(
  { loading, widget }: Choices,
  { pinned }: Source,
): { readonly file: string; readonly integrity?: string } {
  if (loading === 'pinned' && pinned) return pinned;
  return { file: loading === 'single' && widget === 'quote-form' ? 'quote-form.js' : 'loader.js' };
}

/** Returns the loader's tag, which a page needs once. In the quote form's `<div>`, it reserves the form's height. */
export function loaderTag(choices: Choices, source: Source): string {
  const { file, integrity } = loaderFile(choices, source);
  const checksum = integrity ? `\n  integrity="${integrity}"\n  crossorigin="anonymous"` : '';
  const { room } = rowOf(choices);
  const style = room ? attributes({ style: room.loader }) : '';
  return `<script async="" src="${escapeHtml(source.base + file)}"${checksum} data-broker-loader=""${style}></script>`;
}

/**
 * Returns the URL of the page with only the quote form. Options become URL parameters. A parameter has the name of the
 * option's attribute, without `data-`.
 */
function formPageUrl(base: string, options: readonly (readonly [name: string, value: string])[]): URL {
  const url = new URL(FORM_PAGE, base);
  for (const [name, value] of options)
    url.searchParams.set(dashed(name), isOfPage(name) ? encodeValue(value) : value);
  return url;
}

/**
 * Returns the URL of the link that is shown until the widget loads. If the link leads to FORM_PAGE, the URL contains
 * the partner's ID. No other page sends the ID with the lead.
 */
export function fallbackUrl(choices: Choices, base: string, page: string): string {
  if (page !== FORM_PAGE) return base + page;
  return formPageUrl(
    base,
    optionsOf(choices).filter(([name]) => name === 'partner'),
  ).href;
}

/**
 * Returns the script snippet. Markdown processors must not break it. So it has no blank line, which ends HTML in
 * Markdown, and no line that begins with four spaces, which some Markdown dialects read as code.
 */
export function scriptSnippet(choices: Choices, source: Source): string {
  const { link, room } = rowOf(choices);
  const accent = accentOf(choices);
  const start = attributes({
    'data-broker-widget': choices.widget,
    ...attributesOf(choices),
    ...(accent && { 'data-accent': accent }),
    ...(room && { style: room.placeholder }),
  });
  const anchor =
    link &&
    `<a${attributes({ href: fallbackUrl(choices, source.base, link[0]), ...(room && { style: room.link }) })}>${escapeHtml(link[1])}</a>`;
  const loader = loaderTag(choices, source);
  if (room) return `<div${start}>\n  ${anchor}\n  ${loader}\n</div>\n`;
  // Themes hide empty elements (`div:empty`). An element without a box never comes near the window, so it never mounts.
  return `<div${start}>${anchor ? `\n  ${anchor}\n` : '<span></span>'}</div>\n${loader}\n`;
}

/**
 * Options that the URL of the form's page must not have. Anybody can write a URL, so it must not decide where a visitor
 * is redirected (`success`, `redirect`). URLs end up in logs, so they must not say where a visitor lives (`state`,
 * `city`). The page needs no `when`, because it shows the form immediately. It needs no `attribution`, because the URL
 * in a snippet names no campaign.
 */
const NOT_IN_URL = ['success', 'redirect', 'attribution', 'when', 'state', 'city'];

/** Returns the URL of the page with only the quote form, for a link or a frame; undefined for any other widget. */
export function formLink(choices: Choices, { base }: Pick<Source, 'base'>): string | undefined {
  if (choices.widget !== 'quote-form') return undefined;
  const url = formPageUrl(
    base,
    optionsOf(choices).filter(([name]) => !NOT_IN_URL.includes(name)),
  );
  const accent = accentOf(choices);
  if (accent) url.searchParams.set('accent', accent);
  return url.href;
}

/** Returns the snippet of the quote form in a frame; undefined for any other widget. */
export function iframeSnippet(choices: Choices, { base }: Source): string | undefined {
  const src = formLink(choices, { base });
  if (src === undefined) return undefined;
  const frame = attributes({
    src,
    title: 'Get a quote',
    width: '100%',
    height: `${FRAME_HEIGHT_PX}`,
    // An inline frame would have a gap below it, for descenders. A block has no gap, and themes can centre it.
    style: 'border:0;display:block',
    loading: 'lazy',
  });
  return `<iframe${frame}></iframe>\n<script async="" src="${escapeHtml(base + FRAME_SCRIPT)}" data-broker-embed=""></script>\n`;
}

/** Escapes a shortcode's value. A bracket would end the shortcode, and only entities can escape it. */
const shortcodeValue = (value: string) =>
  escapeHtml(value).replace(/[[\]]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns the shortcode of the WordPress plugin; undefined for any widget but the quote form. */
export function wordpressShortcode(choices: Choices): string | undefined {
  if (choices.widget !== 'quote-form') return undefined;
  const accent = accentOf(choices);
  const pairs = [...optionsOf(choices), ...(accent ? [['accent', accent] as const] : [])];
  return `[broker_quote${pairs.map(([name, value]) => ` ${dashed(name)}="${shortcodeValue(value)}"`).join('')}]`;
}

/** Returns the script snippet in a Custom HTML block, for WordPress's code editor. */
export const wordpressSnippet = (choices: Choices, source: Source) =>
  `<!-- wp:html -->\n${scriptSnippet(choices, source)}<!-- /wp:html -->\n`;
