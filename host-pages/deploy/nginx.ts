import type { Redirect, SiteModel } from '../head/site-model';
import type { PolicySite } from './content-policy';
import { FILES, FRAMED, type Headers, pageHeaders, TLS_ONLY } from './headers';
import { type RouteFile, redirectsOf, rewritesOf } from './rewrites';

/** In a double-quoted nginx string only `"`, `\` and `$` are special. nginx matches it against the decoded request path. */
function escaped(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would expand a variable in ${text}`);
  return text.replace(/["\\]/g, '\\$&');
}

const quoted = (text: string) => `"${escaped(text)}"`;

/** All headers, repeated in each block: one `add_header` in a block disables those that it would inherit. */
const addHeaders = (headers: Headers) =>
  Object.entries({ ...headers, ...TLS_ONLY })
    .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;\n`)
    .join('');

/** A longer prefix wins over `location /`; with `=` or `^~` nginx then skips the regular expressions. */
const matching = (path: string) =>
  path.endsWith('*') ? `^~ ${quoted(path.slice(0, -1))}` : `= ${quoted(path)}`;

const location = (path: string, files: string, headers: Headers) =>
  `  location ${matching(path)} {\n    try_files ${files} =404;\n${addHeaders(headers)}  }\n`;

const redirect = ({ from, to }: Redirect) =>
  `  location ${matching(from)} {\n    return 301 "${escaped(to)}$is_args$args";\n  }\n`;

const proxy = ({ api }: Pick<SiteModel, 'api'>) =>
  /^https?:/.test(api)
    ? ''
    : `
  # The API on the same origin. Start its server with TRUSTED_PROXIES=127.0.0.1, since it limits requests per client.
  # location /${api} {
  #   proxy_pass http://127.0.0.1:8080;
  #   proxy_set_header Host $host;
  #   proxy_set_header X-Forwarded-For $remote_addr;
  #   proxy_set_header X-Forwarded-Proto $scheme;
  #   client_max_body_size 10m;
  # }
`;

/** Returns an nginx server block that behaves like the demo's server. */
export function nginxConf(
  routes: readonly RouteFile[],
  site: PolicySite & Pick<SiteModel, 'redirects'>,
): string {
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

  # Each text file has a .br and a .gz next to it. brotli_static needs the module ngx_brotli.
  # brotli_static on;
  gzip_static on;
  gzip_vary on;

  # Relative redirects also work behind a proxy. $request_uri is not decoded, so a line break in it stays encoded.
  absolute_redirect off;
  if ($request_uri ~ "^(/[^/?\\\\\\\\](?:[^?]*[^/?])?)/+(\\?.*)?$") {
    return 308 $1$2;
  }

  error_page 404 /404.html;
  location = /404.html {
    internal;
${addHeaders(page)}  }

  # Not served under these paths: the 404 page, and the configuration of hosts.
  location ~ "^/(404|_headers|_redirects|nginx\\.conf)$" {
    return 404;
  }

${FILES.map(({ path, headers }) => location(path, '$uri', headers)).join('')}
${FRAMED.map(({ path, file, ancestors }) => location(path, file, pageHeaders(site, ancestors))).join('')}
${redirectsOf(routes, site).map(redirect).join('')}${rewritesOf(routes)
  .map(({ path, file }) =>
    location(path, path.endsWith('*') ? `$uri $uri.html ${quoted(file)}` : quoted(file), page),
  )
  .join('')}
  # The MIME types of nginx do not include .webmanifest.
  location = /site.webmanifest {
    default_type application/manifest+json;
${addHeaders(page)}  }

  location / {
    try_files $uri $uri.html $uri/index.html =404;
${addHeaders(page)}  }
${proxy(site)}}
`;
}
