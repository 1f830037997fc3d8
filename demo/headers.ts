type Headers = Readonly<Record<string, string>>;

const CONTENT_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

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
const FOR_FIVE_MINUTES = { 'Cache-Control': 'public, max-age=300' };
const ASK_AGAIN = { 'Cache-Control': 'no-cache' };
const NOT_KEPT = { 'Cache-Control': 'no-store' };

// A classic script without a charset is read in the encoding of the page that loads it.
const SCRIPT = { 'Content-Type': 'text/javascript;charset=utf-8' };

/** Every page of ours, the API's own included. */
export const PAGE: Headers = {
  ...EVERY_ANSWER,
  ...ASK_AGAIN,
  'Content-Security-Policy': CONTENT_POLICY,
};

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

export const PARTNER_FILE: Headers = { ...EVERY_ANSWER, ...ASK_AGAIN };

/** A static file's headers by its path in dist: those of the first row that fits. */
const STATIC_FILES: readonly (readonly [path: RegExp, headers: Headers])[] = [
  [/^\/(widgets|assets)\/.*\.js$/, { ...EVERY_ANSWER, ...FOR_ANY_ORIGIN, ...FOR_EVER, ...SCRIPT }],
  [/^\/(widgets|assets|data)\//, { ...EVERY_ANSWER, ...FOR_ANY_ORIGIN, ...FOR_EVER }],
  [/^\/loader\.js$/, { ...EVERY_ANSWER, ...FOR_ANY_ORIGIN, ...FOR_FIVE_MINUTES, ...SCRIPT }],
  [/\.(?!html$)[a-z0-9]+$/, { ...EVERY_ANSWER, ...ASK_AGAIN }],
];

export function staticFileHeaders(path: string): Headers {
  const headers = STATIC_FILES.find(([pattern]) => pattern.test(path))?.[1] ?? PAGE;
  // The files themselves name no map: that line would be 45 bytes that every visitor loads.
  const script = /^\/(?:widgets\/)?([\w-]+\.js)$/.exec(path);
  return script ? { ...headers, SourceMap: `${script[1]}.map` } : headers;
}
