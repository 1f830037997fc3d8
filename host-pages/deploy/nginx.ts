import type { Broker } from '../head/broker';
import type { Neighbours } from './content-policy';
import { FILES, FRAMED, type Headers, pageHeaders, TLS_ONLY } from './headers';
import { type Placed, rewritesOf } from './rewrites';

/** In double quotes nginx reads a path as it is, but for these; it compares with the decoded path of a request. */
function quoted(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would read a variable in ${text}`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** A block does not inherit these once it has one of its own: each block has them all. */
const addHeaders = (headers: Headers) =>
  Object.entries({ ...headers, ...TLS_ONLY })
    .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;\n`)
    .join('');

/** A prefix beats the catch-all; with `=` and `^~` it also ends the search. */
const matching = (path: string) =>
  path.endsWith('*') ? `^~ ${quoted(path.slice(0, -1))}` : `= ${quoted(path)}`;

const location = (path: string, files: string, headers: Headers) =>
  `  location ${matching(path)} {\n    try_files ${files} =404;\n${addHeaders(headers)}  }\n`;

const proxy = ({ api }: Pick<Broker, 'api'>) =>
  /^https?:/.test(api)
    ? ''
    : `
  # The API lies beside the pages.
  # location /${api} {
  #   proxy_pass http://127.0.0.1:8080;
  #   client_max_body_size 10m;
  # }
`;

/** A server block that does what the demo does. */
export function nginxConf(routes: readonly Placed[], site: Neighbours): string {
  const page = pageHeaders(site);
  return `# The built site on nginx: copy dist/ to the root below, and name your certificate.
server {
  listen 443 ssl;
  listen [::]:443 ssl;
  server_name ${new URL(site.origin).hostname};
  # ssl_certificate /etc/ssl/site.pem;
  # ssl_certificate_key /etc/ssl/site.key;

  root /var/www/site;
  charset utf-8;
  charset_types text/css text/plain text/xml text/javascript application/javascript application/json application/manifest+json image/svg+xml;

  # Beside each text file lie its .br and its .gz. The first line needs ngx_brotli.
  # brotli_static on;
  gzip_static on;
  gzip_vary on;

  # Relative, so that it stays right behind a proxy. $request_uri is as it was sent: a line break in it is still encoded.
  absolute_redirect off;
  if ($request_uri ~ "^(/[^/?\\\\\\\\](?:[^?]*[^/?])?)/+(\\?.*)?$") {
    return 308 $1$2;
  }

  error_page 404 /404.html;
  location = /404.html {
    internal;
${addHeaders(page)}  }

  # No page, and files for other hosts.
  location ~ "^/(404|_headers|_redirects|nginx\\.conf)$" {
    return 404;
  }

${FILES.map(({ path, headers }) => location(path, '$uri', headers)).join('')}
${FRAMED.map(({ path, file, ancestors }) => location(path, file, pageHeaders(site, ancestors))).join('')}
${rewritesOf(routes)
  .map(({ path, file }) => location(path, quoted(file), page))
  .join('')}
  # nginx has no type of its own for it.
  location = /site.webmanifest {
    default_type application/manifest+json;
${addHeaders(page)}  }

  location / {
    try_files $uri $uri.html $uri/index.html =404;
${addHeaders(page)}  }
${proxy(site)}}
`;
}
