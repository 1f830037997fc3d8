import type { Redirect, SiteModel } from '../head/site-model';
import type { PolicySite } from './content-policy';
import { correctionsOf, forPcre } from './corrections';
import {
  COMPRESSED_COPY,
  FILES,
  FRAMED,
  type Headers,
  NOT_A_PAGE,
  PLAIN_FILE,
  pageHeaders,
  SCRIPT,
  SERVER_FILES,
  TLS_ONLY,
  TYPES,
} from './headers';
import { type RouteFile, redirectsOf, rewritesOf, UNPADDED_IDS } from './rewrites';

const withoutQuotes = (text: string) => text.replace(/["\\]/g, '\\$&');

/**
 * Escapes a text for a double-quoted nginx string, where only `"`, `\` and `$` are special. Throws an error if the text
 * contains `$`, which can't be escaped. Paths need no encoding, since nginx matches decoded paths.
 */
function escaped(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would expand a variable in ${text}`);
  return withoutQuotes(text);
}

const quoted = (text: string) => `"${escaped(text)}"`;

/**
 * Returns a regular expression as a quoted string. The pattern may contain `$`, because nginx expands no variables in
 * regular expressions.
 * @param prefix in a `map`: `~`, or `~*` to ignore the case; in a `rewrite`: empty
 */
const quotedPattern = (prefix: string, pattern: string) => `"${prefix}${withoutQuotes(pattern)}"`;

const ONE_GROUP = '$1';

/**
 * Returns the URL to which a redirect leads, as a quoted string. Doesn't escape a `$1` at the end of the URL, which
 * stands for the pattern's first group.
 */
const quotedTarget = (to: string) =>
  to.endsWith(ONE_GROUP) ? `"${escaped(to.slice(0, -ONE_GROUP.length))}${ONE_GROUP}"` : quoted(to);

const addHeader = (name: string, value: string) => `    add_header ${name} ${value} always;\n`;

/**
 * Returns a directive for each header. Each block must repeat all headers, since one `add_header` in a block disables
 * all inherited headers.
 */
const addHeaders = (headers: Headers) =>
  Object.entries({ ...headers, ...TLS_ONLY })
    .map(([name, value]) => addHeader(name, quoted(value)))
    .join('');

/**
 * Directive that sends the name of a script's source map. For files that are not scripts, `$source_map` is empty, and
 * nginx doesn't send empty headers.
 */
const sourceMap = addHeader('SourceMap', '$source_map');

/**
 * Returns the modifier, and the path or prefix, of a `location` block. With the modifier `=` or `^~`, a block wins over
 * `location /` and over locations with regular expressions.
 */
const matching = (path: string) =>
  path.endsWith('*') ? `^~ ${quoted(path.slice(0, -1))}` : `= ${quoted(path)}`;

const location = (path: string, files: string, headers: Headers, more = '') =>
  `  location ${matching(path)} {\n    try_files ${files} =404;\n${addHeaders(headers)}${more}  }\n`;

const mayBeScript = (path: string) => path.endsWith('.js') || path.endsWith('*');

const redirect = ({ from, to }: Redirect) =>
  `  location ${matching(from)} {\n    return 301 "${escaped(to)}$is_args$args";\n  }\n`;

const proxy = ({ api }: Pick<SiteModel, 'api'>) =>
  /^https?:/.test(api)
    ? ''
    : `
  # The API on the same origin. Start its server with TRUSTED_PROXIES=127.0.0.1, since it limits requests per client.
  # The server refuses more than 5 MB itself, with a page that says what to do.
  # location ^~ /${api} {
  #   proxy_pass http://127.0.0.1:4000;
  #   proxy_http_version 1.1;
  #   proxy_set_header Connection "";
  #   proxy_set_header Host $host;
  #   proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  #   proxy_set_header X-Forwarded-Proto $scheme;
  #   client_max_body_size 30m;
  # }
`;

/** Names of the folders that contain no pages, as the alternatives of a regular expression. */
const folders = FILES.flatMap(({ path }) => /^\/(\w+)\/\*$/.exec(path)?.[1] ?? []).join('|');

const asPattern = (text: string) => text.replace(/\./g, '\\$&');

/** Returns server blocks of nginx that behave like our server. */
export function nginxConf(
  routes: readonly RouteFile[],
  site: PolicySite & Pick<SiteModel, 'redirects'>,
): string {
  const page = pageHeaders(site);
  const { hostname } = new URL(site.origin);
  const { exact, corrections } = correctionsOf(routes, site);
  return `# The built site on nginx: copy this file, which each build replaces, set the root and your certificate, and
# include the copy in the block "http".
map $uri $source_map {
  "~${SCRIPT}" $2.map;
}

# Where an address leads that a program has cut or changed. It is matched decoded.
map $uri $broker_correct {
  "~^/(?:api|${folders})/" "";
${exact.map((pattern) => `  ${quotedPattern('~', forPcre(pattern))} "";\n`).join('')}${corrections
  .map(({ pattern, to }) => `  ${quotedPattern('~*', pattern)} ${quotedTarget(to)};\n`)
  .join('')}}
map $request_method $broker_moved {
  GET $broker_correct;
  HEAD $broker_correct;
}

server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  return 301 https://$host$request_uri;
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${hostname};
  # ssl_certificate /etc/ssl/site.pem;
  # ssl_certificate_key /etc/ssl/site.key;

  root /var/www/site;
  charset utf-8;
  charset_types text/css text/plain text/xml text/javascript application/javascript application/json application/manifest+json image/svg+xml;

  # Each text file has a .br and a .gz next to it. brotli_static needs the module ngx_brotli.
  # brotli_static on;
  gzip_static on;
  gzip_vary on;
  # Also for requests that a proxy or a CDN passes on.
  gzip_proxied any;
  gzip_http_version 1.0;

  # Relative redirects also work behind a proxy.
  absolute_redirect off;
  if ($broker_moved) {
    return 301 $broker_moved$is_args$args;
  }
  # $request_uri is not decoded, so a line break in it stays encoded.
  if ($request_uri ~ "^(?!/api(?:[/?]|$))(/[^/?\\\\\\\\](?:[^?]*[^/?])?)/+(\\?.*)?$") {
    return 308 $1$2;
  }
  # Programs lose the signs at the end of an id.
${UNPADDED_IDS.map(({ pattern, path }) => `  rewrite ${quotedPattern('', pattern)} ${path};\n`).join('')}
  # Compressed copies are sent in place of the files beside them.
  if ($uri ~ "${COMPRESSED_COPY}") {
    return 404;
  }
  error_page 404 /404.html;
  location = /404.html {
    internal;
${addHeaders(page)}  }

  # Not served: the 404 page under its own path, and the configuration of servers.
  location ~ "^/(404|(${SERVER_FILES.map(asPattern).join('|')})(\\.br|\\.gz)?)$" {
    return 404;
  }
  # Names that begin with a dot.
  location ~ "^/(?!\\.well-known/)(.*/)?\\." {
    return 404;
  }

${FILES.map(({ path, headers }) => location(path, '$uri', headers, mayBeScript(path) ? sourceMap : '')).join('')}
${FRAMED.map(({ path, file, ancestors }) => location(path, file, pageHeaders(site, ancestors))).join('')}
${redirectsOf(routes, site).map(redirect).join('')}${rewritesOf(routes)
  .map(({ path, file }) =>
    location(path, path.endsWith('*') ? `$uri $uri.html ${quoted(file)}` : quoted(file), page),
  )
  .join('')}
  # The MIME types of nginx do not include .webmanifest.
  location = /site.webmanifest {
    default_type ${TYPES.webmanifest};
${addHeaders(PLAIN_FILE)}  }

  location ~ "${NOT_A_PAGE}" {
    try_files $uri =404;
${addHeaders(PLAIN_FILE)}  }

  location / {
    try_files $uri $uri.html $uri/index.html =404;
${addHeaders(page)}  }
${proxy(site)}}
`;
}
