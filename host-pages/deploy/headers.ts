import { FORM_PAGE } from '../../widgets/contract/form-page';
import { SITE } from '../site';
import { contentPolicy, type PolicySite } from './content-policy';

export type Headers = Readonly<Record<string, string>>;

const BASE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

const ANY_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
};

const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const ONE_DAY = { 'Cache-Control': 'public, max-age=86400' };
const FIVE_MINUTES = { 'Cache-Control': 'public, max-age=300' };
const REVALIDATE = { 'Cache-Control': 'no-cache' };
const NO_STORE = { 'Cache-Control': 'no-store' };

/** Content types by file extension, for types that some servers don't know. */
export const TYPES: Readonly<Record<string, string>> = {
  // Without a charset, browsers decode a classic script with the encoding of the page that loads it.
  js: 'text/javascript;charset=utf-8',
  ico: 'image/x-icon',
  webmanifest: 'application/manifest+json',
};

/** Matches the path of a script that has a source map beside it. The second group is the file name. */
export const SCRIPT = '^/(widgets/|assets/)?([\\w-]+\\.js)$';
/**
 * Matches the path of a compressed copy of a text file. Servers send a copy in place of its file, but answer 404 to a
 * request for the copy itself.
 */
export const COMPRESSED_COPY = '\\.(?:js|map|css|html|json|svg|xml|txt)\\.(?:br|gz)$';
/** Matches the path of a file that is not a page. */
export const NOT_A_PAGE = '\\.(?!html$)[a-z0-9]+$';

// Value of `Permissions-Policy`. It blocks browser features that our pages don't use, and that the maps and video
// players in our pages don't use either.
const NO_DEVICES = [
  ...['camera', 'display-capture', 'geolocation', 'hid', 'idle-detection', 'microphone', 'midi', 'payment'],
  ...['serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

type FramedRow = { readonly path: string; readonly file: string; readonly ancestors: string };

/** The pages that may be framed, with their `frame-ancestors`: `*` (any site) or `'self'` (only our own site). */
export const FRAMED: readonly FramedRow[] = [
  { path: FORM_PAGE, file: `${FORM_PAGE}.html`, ancestors: '*' },
  { path: '/embed/preview', file: '/embed/preview.html', ancestors: "'self'" },
];

/**
 * Headers of a page that may be in a frame on any site. Browsers require these headers if the page that contains the
 * frame isolates itself with `Cross-Origin-Embedder-Policy: require-corp`.
 */
export const IN_ANY_FRAME: Headers = {
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Returns the headers of a page of the site or of the API. By default, no site may frame the page. */
export const pageHeaders = (site: PolicySite, ancestors = "'none'"): Headers => ({
  ...BASE_HEADERS,
  ...REVALIDATE,
  // X-Frame-Options is for browsers that don't support `frame-ancestors`.
  ...(ancestors === "'none'" && { 'X-Frame-Options': 'DENY' }),
  ...(ancestors === '*' && IN_ANY_FRAME),
  'Content-Security-Policy': contentPolicy(site, ancestors),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': NO_DEVICES,
});

/** Headers for hosts that serve the site only over TLS. Our own server, which may serve plain HTTP, doesn't send them. */
export const TLS_ONLY: Headers = { 'Strict-Transport-Security': 'max-age=31536000' };

export const PAGE = pageHeaders(SITE);

/**
 * Headers of the API's pages. Any site may frame them: if a visitor without scripts submits a form in a frame, the
 * API's page replaces the form in the frame.
 */
export const FRAMED_PAGE = pageHeaders(SITE, '*');

export const API_HEADERS: Headers = {
  ...BASE_HEADERS,
  ...ANY_ORIGIN,
  ...NO_STORE,
  // Lets forms on other origins read `Retry-After`, which says how long to wait before the next try.
  'Access-Control-Expose-Headers': 'Retry-After',
  Vary: 'Accept, Accept-Encoding',
};

export const PREFLIGHT: Headers = {
  ...BASE_HEADERS,
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  // Scripts of partners' pages may add headers to all requests, such as tokens against forgery. The API ignores them.
  // `*` doesn't include Authorization.
  'Access-Control-Allow-Headers': '*, Authorization, Content-Type',
  'Access-Control-Max-Age': '86400',
};

/** File with the patterns that correct cut or changed addresses. Our server (`server/`) reads it. */
export const CORRECTIONS_FILE = '.corrections.json';

/** Files of `dist/` that configure a server and must not be served. */
export const SERVER_FILES = [
  '.htaccess',
  CORRECTIONS_FILE,
  'Caddyfile',
  '_headers',
  '_redirects',
  'nginx.conf',
] as const;
export type ServerFile = (typeof SERVER_FILES)[number];

/**
 * Headers of files that are not pages and have no row in FILES, such as robots.txt. The sample partner site in
 * `demo/partner/` sends these headers with every file.
 */
export const PLAIN_FILE: Headers = { ...BASE_HEADERS, ...REVALIDATE };

type FileRow = { readonly path: string; readonly headers: Headers };

/**
 * Headers of files that are not pages. If a path ends with a star, it matches every path that begins with the text
 * before the star. No file matches two rows.
 */
export const FILES: readonly FileRow[] = [
  { path: '/widgets/*', headers: { ...BASE_HEADERS, ...ANY_ORIGIN, ...IMMUTABLE } },
  { path: '/assets/*', headers: { ...BASE_HEADERS, ...ANY_ORIGIN, ...IMMUTABLE } },
  { path: '/data/*', headers: { ...BASE_HEADERS, ...ANY_ORIGIN, ...IMMUTABLE } },
  { path: '/loader.js', headers: { ...BASE_HEADERS, ...ANY_ORIGIN, ...FIVE_MINUTES } },
  { path: '/quote-form.js', headers: { ...BASE_HEADERS, ...ANY_ORIGIN, ...FIVE_MINUTES } },
  { path: '/embed.js', headers: { ...BASE_HEADERS, ...ANY_ORIGIN, ...FIVE_MINUTES } },
  // Files with a version in their name never change.
  { path: '/loader-*', headers: { ...BASE_HEADERS, ...ANY_ORIGIN, ...IMMUTABLE } },
  { path: '/quote-form-*', headers: { ...BASE_HEADERS, ...ANY_ORIGIN, ...IMMUTABLE } },
  { path: '/share/*', headers: { ...BASE_HEADERS, ...ONE_DAY } },
];

const matches = (row: FileRow, path: string) =>
  row.path.endsWith('*') ? path.startsWith(row.path.slice(0, -1)) : path === row.path;

function headersOf(path: string): Headers {
  const framed = FRAMED.find((page) => page.path === path);
  if (framed) return pageHeaders(SITE, framed.ancestors);
  const isPage = !new RegExp(NOT_A_PAGE).test(path);
  return FILES.find((row) => matches(row, path))?.headers ?? (isPage ? PAGE : PLAIN_FILE);
}

/** Returns a static file's headers. `path` is relative to `dist`, with a leading slash. */
export function staticFileHeaders(path: string): Headers {
  const headers = headersOf(path);
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
  // The header SourceMap replaces a `sourceMappingURL` comment in the script, which would cost every visitor 45 bytes.
  const script = new RegExp(SCRIPT).exec(path)?.[2];
  return { ...headers, ...(type && { 'Content-Type': type }), ...(script && { SourceMap: `${script}.map` }) };
}
