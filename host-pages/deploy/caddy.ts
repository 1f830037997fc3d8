import type { SiteModel } from '../head/site-model';
import type { PolicySite } from './content-policy';
import { correctionsOf } from './corrections';
import {
  COMPRESSED_COPY,
  FILES,
  FRAMED,
  type Headers,
  PLAIN_FILE,
  pageHeaders,
  SCRIPT,
  SERVER_FILES,
  TLS_ONLY,
  TYPES,
} from './headers';
import { type RouteFile, redirectsOf, rewritesOf, UNPADDED_IDS } from './rewrites';

/**
 * Returns a text as a quoted token. In such a token, only `"` must be escaped.
 * @throws Error if the text has braces, since Caddy would read them as a placeholder
 */
function quoted(text: string): string {
  if (/[{}]/.test(text)) throw new Error(`Caddy would expand a placeholder in ${text}`);
  return quotedPattern(text);
}

/** Returns a quoted regular expression, in which Caddy expands no placeholders. */
const quotedPattern = (text: string) => `"${text.replace(/"/g, '\\"')}"`;

const setHeaders = (all: Headers) =>
  Object.entries({ ...all, ...TLS_ONLY })
    .map(([name, value]) => `\theader ${name} ${quoted(value)}\n`)
    .join('');

const FILE_SERVER = `\tfile_server {
\t\tprecompressed br gzip
\t\tdisable_canonical_uris
\t}
`;

/**
 * Directive that adds `Vary` to every response. Caddy itself adds the header only to compressed responses. A cache
 * could then send an uncompressed response even to clients that accept compression.
 */
const VARY = `\t\theader {
\t\t\tVary Accept-Encoding
\t\t\tdefer
\t\t}
`;

/**
 * Escapes a text for a regular expression. Paths are matched by regular expressions, since `%`, `*` and `[` are special
 * in Caddy's path matcher.
 */
const pattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const indented = (lines: string) => lines.replace(/^(?=.)/gm, '\t');

/** Returns a `handle` block. Caddy runs the first block that matches. `route` runs its directives in their order. */
const handle = (matcher: string, directives: string) =>
  `\thandle ${matcher} {\n\t\troute {\n${indented(indented(directives))}\t\t}\n\t}\n`;

/** Returns a block for files that aren't pages. If a file doesn't exist, its 404 response has none of `headers`. */
const handleFiles = (matcher: string, headers: Headers) =>
  handle(
    matcher,
    `\terror @missing 404\n${setHeaders(headers)}\theader @script SourceMap {re.script.2}.map\n${Object.entries(
      TYPES,
    )
      .map(([extension, type]) => `\theader @${extension} Content-Type ${quoted(type)}\n`)
      .join('')}${FILE_SERVER}`,
  );

/** Returns a Caddyfile for a server that behaves like ours. */
export function caddyfile(
  routes: readonly RouteFile[],
  site: PolicySite & Pick<SiteModel, 'redirects'>,
): string {
  const page = setHeaders(pageHeaders(site));
  const hidden = [
    '/404',
    '/404.html',
    ...SERVER_FILES.flatMap((file) => ['', '.br', '.gz'].map((end) => `/${file}${end}`)),
  ];
  const api = /^https?:/.test(site.api)
    ? ''
    : `
	# The API on the same origin. Start its server with TRUSTED_PROXIES=127.0.0.1, since it limits requests per client.
	# handle /${site.api}* {
	#	reverse_proxy 127.0.0.1:4000
	# }
`;
  /**
   * Returns a named matcher that matches only `path`, and then the block that `directives` returns for the matcher's
   * name.
   */
  const named = (prefix: string, path: string, at: number, directives: (name: string) => string) =>
    `\t@${prefix}${at} path_regexp ${quoted(`^${pattern(path)}$`)}\n${directives(`@${prefix}${at}`)}`;
  const redirects = redirectsOf(routes, site).map(({ from, to }, at) =>
    named('removed', from, at, (name) =>
      handle(name, `\tredir @query "${to}?{query}" 301\n\tredir ${quoted(to)} 301\n`),
    ),
  );
  const { exact, corrections } = correctionsOf(routes, site);
  const mappings = [
    ...exact.map((regex) => [regex, '']),
    ...corrections.map(({ pattern: regex, to }) => [`(?i)${regex}`, to]),
  ].map(([regex = '', to = '']) => `\t\t${quotedPattern(`~${regex}`)} ${quoted(to)}\n`);
  const unpadded = UNPADDED_IDS.map(
    ({ pattern: regex, path }, at) =>
      `\t@unpadded${at} path_regexp unpadded${at} ${quotedPattern(regex)}\n\trewrite @unpadded${at} ${path.replace(/\$(\d)/g, `{re.unpadded${at}.$1}`)}\n`,
  );
  const rewrites = rewritesOf(routes).map(({ path, file }, at) =>
    path.endsWith('*')
      ? handle(path, `${page}\ttry_files {path} {path}.html ${file}\n${FILE_SERVER}`)
      : named('page', path, at, (name) => handle(name, `${page}\trewrite * ${quoted(file)}\n${FILE_SERVER}`)),
  );
  return `# The built site on Caddy: copy dist/ to the root below.
${new URL(site.origin).hostname} {
	root * /var/www/site

	@missing not file
	@query expression {query} != ""
	@script path_regexp script ${SCRIPT}
${Object.keys(TYPES)
  .map((extension) => `\t@${extension} path *.${extension}\n`)
  .join('')}	@plain {
		path_regexp \\.[a-z0-9]+$
		not path *.html
	}
	# {uri} is not decoded, so a line break in it stays encoded.
	@slash {
		not path /api /api/*
		vars_regexp slash {uri} ^(/[^/?\\\\](?:[^?]*[^/?])?)/+(\\?.*)?$
	}
	# Where an address leads that a program has cut or changed. It is matched decoded.
	map {path} {broker_moved} {
${mappings.join('')}		default ""
	}
	@moved {
		method GET HEAD
		expression {broker_moved} != ""
	}
${api}
	route {
${VARY}${indented(
  [
    handle('@write', '\theader Allow "GET, HEAD"\n\trespond 405\n'),
    handle('@moved', '\tredir @query "{broker_moved}?{query}" 301\n\tredir {broker_moved} 301\n'),
    handle('@slash', '\tredir {re.slash.1}{re.slash.2} 308\n'),
    // Chat and mail programs cut off the equals signs at the end of an id. These directives restore them.
    ...unpadded,
    ...redirects,
    handle('@nameless', '\terror 404\n'),
    handle('@hidden', '\terror 404\n'),
    handle('@dot', '\terror 404\n'),
    handle('@compressed', '\terror 404\n'),
    ...FILES.map(({ path, headers }) => handleFiles(path, headers)),
    ...FRAMED.map(({ path, file, ancestors }) =>
      handle(path, `${setHeaders(pageHeaders(site, ancestors))}\trewrite * ${file}\n${FILE_SERVER}`),
    ),
    ...rewrites,
    handleFiles('@plain', PLAIN_FILE),
    handle('', `${page}\ttry_files {path} {path}.html\n${FILE_SERVER}`),
  ].join(''),
)}	}
	@write not method GET HEAD
	# No file has such a name, and Caddy would answer with status 500.
	@nameless path_regexp [\\x00-\\x1f\\x7f]|[^/]{248}|[^/\\x00-\\x7f]{62}
	@hidden path ${hidden.join(' ')}
	@compressed path_regexp ${COMPRESSED_COPY}
	@dot {
		path_regexp /\\.
		not path /.well-known/*
	}

	handle_errors {
		@unknown expression {http.error.status_code} == 404
		handle @unknown {
${VARY}${indented(indented(`${page}\trewrite * /404.html\n${FILE_SERVER}`))}		}
	}
}
`;
}
