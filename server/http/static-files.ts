import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { join, posix } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { COMPRESSED_COPY, PAGE, SERVER_FILES } from '../../host-pages/deploy/headers';
import { acceptsEncoding } from './accepts-encoding';
import { decodePath } from './redirects';

type Folder = {
  readonly folder: string;
  readonly headersOf: (path: string) => Readonly<Record<string, string>>;
  /** Called if the folder has no such file, or if the file must not be served. */
  readonly fallback: (req: IncomingMessage, res: ServerResponse) => unknown;
};

/**
 * Matches a character that need not be encoded in a path. `plainPath` decodes these characters, because sirv uses
 * `decodeURI`, which does not decode all of them.
 */
const PLAIN = /[\w!$&'()*+,./:;=@~-]/;

/**
 * Normalises a path as other servers do: decodes characters that need not be encoded, and removes `..` and repeated
 * slashes.
 */
const plainPath = (path: string) =>
  posix.join(
    '/',
    path.replace(/%[2-7][\da-f]/gi, (code) => {
      const character = decodeURIComponent(code);
      return PLAIN.test(character) ? character : code;
    }),
  );

const IS_COMPRESSED_COPY = new RegExp(COMPRESSED_COPY);

/**
 * True for a file that must not be served: a file that configures servers, a compressed copy of another file, or a file
 * whose name or folder begins with a dot (except in /.well-known/).
 */
function isHidden(url: string): boolean {
  const plain = plainPath(url.replace(/[?#].*/s, ''));
  const path = (decodePath(plain) ?? plain).replace(/\/$/, '');
  if (IS_COMPRESSED_COPY.test(path)) return true;
  const file = path.replace(/\.(br|gz)$/, '');
  if (SERVER_FILES.some((name) => file === `/${name}`)) return true;
  return path.includes('/.') && !path.startsWith('/.well-known/');
}

/**
 * If the client goes away, closes the file that sirv pipes into the response: `pipe` itself leaves the file open. If
 * the file can't be read, ends the response: without a listener for this error, the process would end.
 */
function closeWithResponse(res: ServerResponse): void {
  res.once('pipe', (file: Readable) => {
    file.on('error', () => res.destroy());
    res.once('close', () => file.destroy());
  });
}

/** The encodings of precompressed files, in order of preference: the first one that the browser accepts is sent. */
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

const acceptedEncodings = (req: IncomingMessage) =>
  ENCODINGS.map(({ name }) => name).filter((name) => acceptsEncoding(req.headers['accept-encoding'], name));

/**
 * Serves the files of a folder. Sends a precompressed copy if the browser accepts its encoding. The listener returns
 * `fallback`'s promise, so that the caller awaits it: an unhandled rejection would end the process.
 */
export function serveFolder({ folder, headersOf, fallback }: Folder) {
  const serve = sirv(folder, {
    // Without `dev`, sirv caches the names and sizes of the first build, and can't send files that a rebuild adds or
    // changes.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (res, path) => {
      for (const [name, value] of Object.entries(headersOf(path))) res.setHeader(name, value);
    },
  });
  return (req: IncomingMessage, res: ServerResponse): unknown => {
    // Ignores ranges: sirv throws on a range that ends before it begins. HTTP lets a server answer any range with the
    // whole file.
    delete req.headers.range;
    // Passes sirv only the encodings that the browser accepts. sirv only searches the header for an encoding's name, so
    // it would also use an encoding that the header refuses with a quality of 0.
    req.headers['accept-encoding'] = acceptedEncodings(req).join();
    const url = req.url ?? '/';
    if (isHidden(url)) return fallback(req, res);
    req.url = url.replace(/^[^?#]*/, plainPath);
    closeWithResponse(res);
    let result: unknown;
    // sirv calls this callback before `serve` returns, so `result` is set before it is returned.
    serve(req, res, () => {
      result = fallback(req, res);
    });
    return result;
  };
}

/** Sends a page of the build in an encoding that the browser accepts, or plain text if the build has no such page. */
export const servePage =
  (folder: string, page: string, status: 404 | 503) => async (req: IncomingMessage, res: ServerResponse) => {
    const file = join(folder, page);
    const encoding = ENCODINGS.find(({ name }) => acceptsEncoding(req.headers['accept-encoding'], name));
    const compressed = encoding && (await readFile(file + encoding.extension).catch(() => undefined));
    const content = compressed || (await readFile(file).catch(() => undefined));
    const type = content ? 'text/html;charset=utf-8' : 'text/plain;charset=utf-8';
    res.writeHead(status, {
      ...PAGE,
      'Content-Type': type,
      Vary: 'Accept-Encoding',
      ...(compressed && { 'Content-Encoding': encoding.name }),
    });
    res.end(content ?? `${status} - ${STATUS_CODES[status]}`);
  };

/** Sends the page for unknown paths. */
export const serveNotFound = (folder: string) => servePage(folder, '404.html', 404);
