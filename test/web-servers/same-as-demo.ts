import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SERVER_FILES } from '../../host-pages/deploy/headers';

type Answer = {
  readonly status: number;
  /** Only the response headers that affect a browser. */
  readonly headers: Readonly<Record<string, string>>;
  /** Checksum of the decoded body. */
  readonly body: string;
};

/** Headers that must be the same on every server, or missing on every server. */
const COMPARED = [
  ...['access-control-allow-origin', 'cache-control', 'content-encoding', 'content-security-policy'],
  ...[
    'cross-origin-embedder-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'location',
    'permissions-policy',
  ],
  ...['referrer-policy', 'sourcemap', 'timing-allow-origin', 'x-content-type-options', 'x-frame-options'],
];

/** Names of content types that some servers use, each with our name for the same type. */
const SAME_TYPES: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'application/xml': 'text/xml',
  'image/vnd.microsoft.icon': 'image/x-icon',
};

function typeOf(header = ''): string {
  const [type = '', ...parameters] = header.toLowerCase().split(/\s*;\s*/);
  const known = SAME_TYPES[type] ?? type;
  // Keep the charset only for HTML and JavaScript: only there does the charset decide how a browser decodes the file.
  return /^text\/(html|javascript)$/.test(known) ? [known, ...parameters].join(';') : known;
}

const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Requests a path unchanged. fetch() would normalise the path. */
export const answerOf = (origin: string, path: string, encodings: string) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const options = { hostname, port, path, headers: { 'accept-encoding': encodings } };
    request(options, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('error', reject);
      res.on('end', () => {
        const status = res.statusCode ?? 0;
        const body = Buffer.concat(parts);
        const encoding = res.headers['content-encoding'];
        const decoded = encoding ? (DECODERS[encoding]?.(body) ?? body) : body;
        const isRedirect = status >= 300 && status < 400;
        const named = COMPARED.flatMap((name) => (res.headers[name] ? [[name, `${res.headers[name]}`]] : []));
        resolve({
          status,
          // For a redirect, compare only `location`, which alone decides where the browser goes.
          headers: isRedirect
            ? { location: `${res.headers.location}`.replace(origin, '') }
            : {
                ...Object.fromEntries(named),
                // Don't compare the content type of source maps: not every server knows this type, and nothing depends
                // on it.
                ...(!path.endsWith('.map') && { 'content-type': typeOf(res.headers['content-type']) }),
                ...(encoding && {
                  vary: /accept-encoding/i.test(`${res.headers.vary}`) ? 'Accept-Encoding' : '',
                }),
              },
          body: isRedirect ? '' : createHash('sha256').update(decoded).digest('hex'),
        });
      });
    })
      .on('error', reject)
      .end();
  });

/**
 * Returns paths of files in a folder of the build: one file for each ending, such as `.js` or `.js.map`. Leaves out
 * compressed files (`.br`, `.gz`).
 */
function oneOfEachKind(dist: string, folder: string): string[] {
  const files = readdirSync(join(dist, folder), { recursive: true, encoding: 'utf8' });
  const byKind = new Map(files.map((file) => [/(?:\.[a-z0-9]+)+$/.exec(file)?.[0], `/${folder}/${file}`]));
  return [...byKind].filter(([kind]) => kind && !/\.(br|gz)$/.test(kind)).map(([, path]) => path);
}

const ODD_PATHS = [
  ...['/about-us/', '/about-us/?q=1', '/about-us//', '/about-us?q=1', '/individual/', '/blog-details/'],
  // Folders of the build.
  ...['/widgets', '/assets', '/share', '/data', '/blog-details', '/individual'],
  ...[
    '/nothing',
    '/nothing/at/all',
    '/nothing.txt',
    '/widgets/nothing.js',
    '/individual/nothing',
    '/about-us/more',
  ],
  ...['/404', '/404.html', '/about-us.html', '/a%20b', '/%E0%A4%A8', '/about%2Dus', '/index.php'],
  ...['/embed', '/embed/quote-form', '/embed/quote-form?lang=te', '/embed/preview'],
  ...['/robots.txt', '/sitemap.xml', '/favicon.ico', '/favicon.svg', '/icon-192.png', '/site.webmanifest'],
  ...['/loader.js', '/quote-form.js', '/embed.js', '/embed.json', '/loader.js?v=1'],
  // Paths of the API. No server may redirect them, because the redirect could become a loop.
  ...['/api/', '/api/broker/nothing.php', '/api/broker/contact_us.php/'],
  // Leave out .htaccess: Apache itself refuses to send it, with status 403 instead of 404.
  ...SERVER_FILES.filter((file) => file !== '.htaccess').map((file) => `/${file}`),
  ...['/%5Fheaders', '/nginx%2Econf', '/%5Fheaders.br', '//nginx.conf', '/.pages.json', '/%2Epages.json'],
];

/**
 * Returns the paths to compare: all pages in the sitemap, `ODD_PATHS`, and one file of each kind in each folder that
 * contains files instead of pages.
 */
export async function comparedPaths(origin: string, dist: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url.replaceAll('&apos;', "'")).pathname,
  );
  const files = ['widgets', 'assets', 'data', 'share'].flatMap((folder) => oneOfEachKind(dist, folder));
  return [...new Set([...pages, ...ODD_PATHS, ...files])];
}

/** Returns the differences between the responses of a server and the responses of the demo. */
export async function differences(host: string, demo: string, paths: readonly string[], encodings: string) {
  const found: unknown[] = [];
  for (const path of paths) {
    const [ours, theirs] = await Promise.all([
      answerOf(demo, path, encodings),
      answerOf(host, path, encodings),
    ]);
    for (const name of new Set([...Object.keys(ours.headers), ...Object.keys(theirs.headers)])) {
      if (ours.headers[name] !== theirs.headers[name])
        found.push(`${path} (${encodings}) ${name}: ${theirs.headers[name]}, not ${ours.headers[name]}`);
    }
    if (ours.status !== theirs.status) found.push(`${path}: status ${theirs.status}, not ${ours.status}`);
    else if (ours.body !== theirs.body) found.push(`${path} (${encodings}): another body`);
  }
  return found;
}
