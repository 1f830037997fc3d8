import { basename } from 'node:path';
import type { Redirect, SiteModel } from '../head/site-model';
import type { PolicySite } from './content-policy';
import { type Correction, type Corrections, correctionsOf, forPcre } from './corrections';
import {
  COMPRESSED_COPY,
  FILES,
  FRAMED,
  type Headers,
  PLAIN_FILE,
  pageHeaders,
  SERVER_FILES,
  TLS_ONLY,
  TYPES,
} from './headers';
import { type Rewrite, type RouteFile, redirectsOf, rewritesOf, UNPADDED_IDS } from './rewrites';

/** Returns a text as a quoted argument of a directive. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

const pattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Escapes the spaces of a mod_rewrite argument. Doesn't quote it: mod_rewrite can't escape a quote inside quotes. */
const rewriteArgument = (text: string) => text.replace(/ /g, '\\ ');

/** Returns the target of a rewrite. Escapes `$`, `%` and `\`: mod_rewrite would replace `$1` and `%1`. */
const target = (text: string) => rewriteArgument(text.replace(/[\\$%]/g, '\\$&'));

/** Returns a pattern that matches only `path`. mod_rewrite compares decoded paths without their leading slash. */
const matching = (path: string) => rewriteArgument(`^${pattern(path.slice(1))}$`);

/** Adapts a regular expression for paths to mod_rewrite, whose paths have no leading slash. */
const matchingPattern = (regex: string) => rewriteArgument(regex.replace('^/', '^'));

const ONE_GROUP = '$1';

/** Escapes the URL to which a redirect leads, except a `$1` at its end, which stands for the pattern's first group. */
const redirectTarget = (to: string) =>
  to.endsWith(ONE_GROUP) ? `${target(to.slice(0, -ONE_GROUP.length))}${ONE_GROUP}` : target(to);

/**
 * Adapts a pattern for paths to mod_rewrite, whose paths have no leading slash. Also lets the pattern match `.html`
 * before a slash at the end, since MultiViews turns `/claims/` into `/claims.html/`.
 */
const withMultiViews = (regex: string) =>
  regex.replace(/^\^\/\+/, '^').replace(/(?=(?:\[\^a-z0-9\]|\/)\*\$$)/, '(?:\\.html(?=/))?');

/**
 * Returns the redirects of misspelt paths, and after them the rewrites of `UNPADDED_IDS`. The following requests skip
 * the redirects (`S=` is the number of rules to skip):
 * - requests with a method other than GET and HEAD, and internal redirects
 * - requests for existing files
 * - requests whose path matches an `exact` pattern
 */
function correctionRules({ exact, corrections }: Corrections): string {
  const rule = ({ pattern: regex, to }: Correction) =>
    `  RewriteRule ${rewriteArgument(withMultiViews(regex))} ${redirectTarget(to)} [NC,R=301,NE,L${to.includes('?') ? ',QSA' : ''}]\n`;
  // A URL whose question mark was encoded takes two redirects: the first one puts ";" in its place, because Apache
  // 2.4.60 and later don't redirect from an encoded question mark to a query.
  const rules = corrections.flatMap((row) => [
    ...(row.to.includes('?$1')
      ? [`  RewriteCond %{THE_REQUEST} %3f [NC]\n${rule({ ...row, to: row.to.replace('?$1', ';$1') })}`]
      : []),
    rule(row),
  ]);
  const skips = [
    '  RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$ [OR]\n  RewriteCond %{ENV:REDIRECT_STATUS} !^$\n  RewriteRule ^',
    '  RewriteCond %{REQUEST_FILENAME} -f\n  RewriteCond %{PATH_INFO} ^$\n  RewriteRule ^',
    ...exact.map((regex) => `  RewriteRule ${rewriteArgument(forPcre(withMultiViews(regex)))}`),
  ].map((rule, at, { length }) => `${rule} - [S=${rules.length + length - at - 1}]\n`);
  return `  # Where an address leads that a program has cut or changed.
${[...skips, ...rules].join('')}
  # Programs lose the signs at the end of an id.
${UNPADDED_IDS.map(({ pattern: regex, path }) => `  RewriteRule ${matchingPattern(regex)} ${path} [L]\n`).join('')}`;
}

const COMPRESSED = '(?:\\.(?:br|gz))?$';

/** Content types of files that have compressed copies, by file extension. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html;charset=utf-8',
  css: 'text/css;charset=utf-8',
  js: TYPES.js ?? '',
  json: 'application/json',
  map: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain;charset=utf-8',
  xml: 'application/xml',
};
const TEXT = Object.keys(TEXT_TYPES).join('|');

/** @param condition `env=` and the name of a variable; empty if the headers are always sent */
const setHeaders = (headers: Headers, condition = '') =>
  Object.entries({ ...headers, ...TLS_ONLY })
    .map(([name, value]) => `    Header always set ${name} ${[quoted(value), condition].join(' ').trim()}\n`)
    .join('');

/**
 * Returns a block for a page's file. The block matches the name of the file, since MultiViews chooses the file before
 * any rewrite applies.
 */
const pageBlock = (name: string, directives: string) =>
  `  <FilesMatch "${name}\\.html${COMPRESSED}">\n${directives}  </FilesMatch>\n`;

/** Groups the rows of FILES by their headers, and gives each group the name of a variable. */
function fileGroups() {
  const distinct = [...new Set(FILES.map(({ headers }) => JSON.stringify(headers)))];
  return distinct.map((headers, at) => ({
    variable: `broker_files_${at + 1}`,
    headers: JSON.parse(headers) as Headers,
    paths: FILES.filter((row) => JSON.stringify(row.headers) === headers)
      .map(({ path }) => (path.endsWith('*') ? pattern(path.slice(0, -1)) : `${pattern(path)}${COMPRESSED}`))
      .join('|'),
  }));
}

/**
 * Returns the content of an `.htaccess` file with which Apache and LiteSpeed behave like our server. The host's
 * `AllowOverride` must include FileInfo and Indexes. If an Apache module is missing, only the module's feature is lost.
 */
export function htaccess(
  routes: readonly RouteFile[],
  site: PolicySite & Pick<SiteModel, 'redirects'>,
): string {
  const groups = fileGroups();
  const framed = FRAMED.map(({ file, ancestors }) => {
    const name = basename(file);
    const other = routes.find((route) => basename(route.file) === name);
    if (other)
      throw new Error(
        `${other.path} has a file with the name of ${file}, whose headers it would get on Apache.`,
      );
    const headers = pageHeaders(site, ancestors);
    const denied = 'X-Frame-Options' in headers ? '' : '    Header always unset X-Frame-Options\n';
    return pageBlock(`^${pattern(name.replace('.html', ''))}`, setHeaders(headers) + denied);
  });
  const hidden = ['404', '404\\.html', ...SERVER_FILES.map(pattern)].join('|');
  const isRecord = ({ path }: Rewrite) => path.endsWith('*');
  const rewrites = rewritesOf(routes);
  const redirect = ({ from, to }: Redirect) => `  RewriteRule ${matching(from)} ${target(to)} [R=301,NE,L]\n`;
  /** True if an API could answer at the address. */
  const isOfApi = ({ from }: Redirect) => /\.php|^\/api(?:\/|$)/.test(from);
  const moved = redirectsOf(routes, site);
  const redirects = moved.filter((row) => !isOfApi(row)).map(redirect);
  const redirectsOfApi = moved
    .filter(isOfApi)
    .map((row) => `  RewriteCond %{REQUEST_FILENAME} !-f\n${redirect(row)}`);
  return `# The built site on Apache: copy dist/ to the root of a site. Needs "AllowOverride FileInfo Indexes", or "All".
# An API in PHP may be beside the pages, under /api/ or elsewhere: no rewrite and no header here applies to it.

ErrorDocument 404 /404.html

<IfModule mod_dir.c>
  # Pages may have the name of a folder.
  DirectorySlash Off
</IfModule>

<IfModule mod_mime.c>
${Object.entries(TYPES)
  .map(([extension, type]) => `  AddType ${quoted(type)} .${extension}\n`)
  .join('')}  AddType font/woff2 .woff2
  <FilesMatch "\\.(?:${TEXT})\\.(?:br|gz)$">
    AddEncoding br .br
    AddEncoding gzip .gz
    RemoveLanguage .br
  </FilesMatch>
</IfModule>
${Object.entries(TEXT_TYPES)
  .map(
    ([extension, type]) =>
      `<FilesMatch "\\.${extension}${COMPRESSED}">\n  ForceType ${quoted(type)}\n</FilesMatch>\n`,
  )
  .join('')}
<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase /

${redirectsOfApi.join('')}  RewriteRule ^api(?:/|$)|\\.php(?:/|$) - [L]

  # Not served under their own paths; the error document is, by an internal redirect.
  RewriteCond %{ENV:REDIRECT_STATUS} ^$
  RewriteRule ^(?:${hidden})${COMPRESSED} - [R=404,L]
  # Compressed copies are sent in place of the files beside them.
  # The request line, since MultiViews replaces the path by that of a copy.
  RewriteCond %{THE_REQUEST} ${COMPRESSED_COPY.replace('$', '(?:\\?|\\s)')}
  RewriteRule ^ - [R=404,L]
  # Names that begin with a dot.
  RewriteRule ^(?!\\.well-known/)(?:.*/)?\\. - [R=404,L]

${correctionRules(correctionsOf(routes, site))}
  # As the visitor has sent it, so that what is encoded stays so.
  RewriteCond %{THE_REQUEST} "^\\S+ (/[^/?\\\\\\\\ ](?:[^? ]*[^/? ])?)/+[? ]"
  RewriteRule ^ %1 [R=308,NE,L]

${redirects.join('')}${rewrites
  .filter((row) => !isRecord(row))
  .map(({ path, file }) => `  RewriteRule ${matching(path)} ${target(file)} [L]\n`)
  .join('')}
  # PATH_INFO is what follows the first part of a path that does not exist, and REQUEST_FILENAME ends with that part.
  RewriteCond %{PATH_INFO} ^$
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^(.+)$ $1.html [L]
  RewriteRule ^$ index.html [L]
${rewrites
  .filter(isRecord)
  .map(
    ({ path, file }) =>
      `  RewriteCond %{REQUEST_FILENAME} !-f [OR]\n  RewriteCond %{PATH_INFO} .\n  RewriteRule ^${pattern(path.slice(1, -2))}(?:\\.html)?/. ${target(file)} [L]\n`,
  )
  .join('')}
  # No listings of folders.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule . - [R=404,L]

  RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
  RewriteCond %{REQUEST_FILENAME}.br -f
  RewriteRule ^(.+\\.(?:${TEXT}))$ $1.br [L]
  RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
  RewriteCond %{REQUEST_FILENAME}.gz -f
  RewriteRule ^(.+\\.(?:${TEXT}))$ $1.gz [L]
</IfModule>

<IfModule mod_headers.c>
  <IfModule mod_setenvif.c>
    SetEnvIf Request_URI "^(?!/api/).*\\.(?!php|html)[a-z0-9]+$" broker_plain
${groups.map(({ variable, paths }) => `    SetEnvIf Request_URI ${quoted(`^(?:${paths})`)} ${variable} !broker_plain\n`).join('')}
${setHeaders(PLAIN_FILE, 'env=broker_plain')}
${groups.map(({ variable, headers }) => setHeaders(headers, `env=${variable}`)).join('\n')}  </IfModule>

${pageBlock('', setHeaders(pageHeaders(site)))}${framed.join('')}
  <FilesMatch "\\.(?:${TEXT})${COMPRESSED}">
    Header always merge Vary Accept-Encoding
  </FilesMatch>
  <FilesMatch "^(?<SCRIPT>[\\w-]+\\.js)${COMPRESSED}">
    Header always set SourceMap "%{MATCH_SCRIPT}e.map"
  </FilesMatch>
</IfModule>
`;
}
