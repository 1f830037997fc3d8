import { SITE } from '../site';
import { contentPolicy, type Neighbours } from './content-policy';

export type Headers = Readonly<Record<string, string>>;

const EVERY_ANSWER = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

const FOR_ANY_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
};

const FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const FOR_A_DAY = { 'Cache-Control': 'public, max-age=86400' };
const FOR_FIVE_MINUTES = { 'Cache-Control': 'public, max-age=300' };
const ASK_AGAIN = { 'Cache-Control': 'no-cache' };
const NOT_KEPT = { 'Cache-Control': 'no-store' };

/** By the end of a file's name. */
const TYPES: Readonly<Record<string, string>> = {
  // A classic script without a charset is read in the encoding of the page that loads it.
  js: 'text/javascript;charset=utf-8',
  // Unknown to the demo's server.
  ico: 'image/x-icon',
};

// Nothing of ours, nor of a map or a player in a frame, asks for any of these.
const NO_DEVICES = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

type FramedRow = { readonly path: string; readonly file: string; readonly ancestors: string };

/** Pages that may stand in a frame, and whose. */
export const FRAMED: readonly FramedRow[] = [
  { path: '/embed/quote-form', file: '/embed/quote-form.html', ancestors: '*' },
  { path: '/embed/preview', file: '/embed/preview.html', ancestors: "'self'" },
];

/** Of every page of a broker, the API's own included. It may stand in no frame unless it says in whose. */
export const pageHeaders = (site: Neighbours, ancestors = "'none'"): Headers => ({
  ...EVERY_ANSWER,
  ...ASK_AGAIN,
  'Content-Security-Policy': contentPolicy(site, ancestors),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': NO_DEVICES,
});

/** Where the site is reached by TLS only, which the demo is not. */
export const TLS_ONLY: Headers = { 'Strict-Transport-Security': 'max-age=31536000' };

export const PAGE = pageHeaders(SITE);

export const API_ANSWER: Headers = {
  ...EVERY_ANSWER,
  ...FOR_ANY_ORIGIN,
  ...NOT_KEPT,
  Vary: 'Accept, Accept-Encoding',
};

export const PREFLIGHT: Headers = {
  ...EVERY_ANSWER,
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'content-type',
  'Access-Control-Max-Age': '86400',
};

/** Of what is no page of ours: robots.txt and the like, and all of a partner's. */
export const PLAIN_FILE: Headers = { ...EVERY_ANSWER, ...ASK_AGAIN };

type FileRow = { readonly path: string; readonly headers: Headers };

/** Files that are no pages, by path: one file, or with a star all below a folder. No two rows fit one file. */
export const FILES: readonly FileRow[] = [
  { path: '/widgets/*', headers: { ...EVERY_ANSWER, ...FOR_ANY_ORIGIN, ...FOR_EVER } },
  { path: '/assets/*', headers: { ...EVERY_ANSWER, ...FOR_ANY_ORIGIN, ...FOR_EVER } },
  { path: '/data/*', headers: { ...EVERY_ANSWER, ...FOR_ANY_ORIGIN, ...FOR_EVER } },
  { path: '/loader.js', headers: { ...EVERY_ANSWER, ...FOR_ANY_ORIGIN, ...FOR_FIVE_MINUTES } },
  { path: '/quote-form.js', headers: { ...EVERY_ANSWER, ...FOR_ANY_ORIGIN, ...FOR_FIVE_MINUTES } },
  { path: '/embed.js', headers: { ...EVERY_ANSWER, ...FOR_ANY_ORIGIN, ...FOR_FIVE_MINUTES } },
  // Those that carry the version.
  { path: '/loader-*', headers: { ...EVERY_ANSWER, ...FOR_ANY_ORIGIN, ...FOR_EVER } },
  { path: '/quote-form-*', headers: { ...EVERY_ANSWER, ...FOR_ANY_ORIGIN, ...FOR_EVER } },
  { path: '/share/*', headers: { ...EVERY_ANSWER, ...FOR_A_DAY } },
];

const fits = (row: FileRow, path: string) =>
  row.path.endsWith('*') ? path.startsWith(row.path.slice(0, -1)) : path === row.path;

function headersOf(path: string): Headers {
  const framed = FRAMED.find((page) => page.path === path);
  if (framed) return pageHeaders(SITE, framed.ancestors);
  const isPage = !/\.(?!html$)[a-z0-9]+$/.test(path);
  return FILES.find((row) => fits(row, path))?.headers ?? (isPage ? PAGE : PLAIN_FILE);
}

/** A static file's headers by its path in dist. */
export function staticFileHeaders(path: string): Headers {
  const headers = headersOf(path);
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
  // The files themselves name no map: that line would be 45 bytes that every visitor loads.
  const script = /^\/(?:widgets\/)?([\w-]+\.js)$/.exec(path)?.[1];
  return { ...headers, ...(type && { 'Content-Type': type }), ...(script && { SourceMap: `${script}.map` }) };
}
