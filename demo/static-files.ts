import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { PAGE } from '../host-pages/deploy/headers';

type Folder = {
  readonly folder: string;
  readonly headersOf: (path: string) => Readonly<Record<string, string>>;
  /** Called where the folder has no such file. */
  readonly otherwise: (req: IncomingMessage, res: ServerResponse) => unknown;
};

/** Serves the files of a folder, the precompressed neighbour where the browser takes it. */
export function serveFolder({ folder, headersOf, otherwise }: Folder) {
  const serve = sirv(folder, {
    // Without it sirv keeps the sizes of the first build, and a stream for a file that a rebuild removed ends the process.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (res, path) => {
      for (const [name, value] of Object.entries(headersOf(path))) res.setHeader(name, value);
    },
  });
  return (req: IncomingMessage, res: ServerResponse) => {
    // sirv throws on a range that ends before it begins; a server may answer any range with the whole.
    delete req.headers.range;
    serve(req, res, () => void otherwise(req, res));
  };
}

/** Answers with dist/404.html, in the encoding that the browser takes, or with its words where the build made none. */
export const serveNotFound = (folder: string) => async (req: IncomingMessage, res: ServerResponse) => {
  const file = join(folder, '404.html');
  const takes = `${req.headers['accept-encoding'] ?? ''}`;
  const packed = /\bbr\b/.test(takes) && (await readFile(`${file}.br`).catch(() => undefined));
  const page = packed || (await readFile(file).catch(() => undefined));
  const type = page ? 'text/html;charset=utf-8' : 'text/plain;charset=utf-8';
  res.writeHead(404, {
    ...PAGE,
    'Content-Type': type,
    Vary: 'Accept-Encoding',
    ...(packed && { 'Content-Encoding': 'br' }),
  });
  res.end(page ?? '404 - Page Not Found');
};
