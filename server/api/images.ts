import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compression from 'compression';
import { API_HEADERS } from '../../host-pages/deploy/headers';
import { serveFolder } from '../http/static-files';
import { HttpError } from './http-error';
import { sendResponse } from './response';

const samples = fileURLToPath(new URL('../../demo/samples/images/', import.meta.url));

const { Vary: _, ...anyOrigin } = API_HEADERS;

const HEADERS = {
  ...anyOrigin,
  'Cache-Control': 'public, max-age=86400',
  // Keeps scripts in an SVG from running. An SVG that is opened in a tab is a page of this origin, so its scripts would
  // run with this origin's rights.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/**
 * Serves the images of content items: the image `images/x.svg` has the path /api/<product>/images/x.svg. Looks in the
 * broker's folder first, then in the sample images of demo/.
 */
export function serveImages(ownFolder?: string) {
  const headersOf = () => HEADERS;
  const notFound = (req: IncomingMessage, res: ServerResponse) =>
    sendResponse(req, res, new HttpError(404, 'There is no such image').response);
  const sample = serveFolder({ folder: samples, headersOf, fallback: notFound });
  const serve = ownFolder ? serveFolder({ folder: ownFolder, headersOf, fallback: sample }) : sample;
  // Compresses SVGs, which, unlike the build's files, have no compressed copies. `compression` skips other images.
  const compress = compression() as unknown as (
    req: IncomingMessage,
    res: ServerResponse,
    next: () => void,
  ) => void;
  return (req: IncomingMessage, res: ServerResponse) => {
    req.url = req.url?.replace(/^\/api\/[^/]+\/images/, '') ?? '/';
    compress(req, res, () => void serve(req, res));
  };
}

const decode = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * Returns the path, within images/, of the file that a browser requests for an item's `image`. Returns undefined if
 * `image` is not in images/.
 */
export function imageFile(image: string): string | undefined {
  const { pathname } = new URL(image, 'http://localhost/api/product/');
  const [, file] = /^\/api\/product\/images\/(.+)$/.exec(pathname) ?? [];
  return file && decode(file);
}

/** True if serveImages would find the file. */
export const hasImage = (file: string, ownFolder: string): boolean =>
  [ownFolder, samples].some((folder) => statSync(join(folder, file), { throwIfNoEntry: false })?.isFile());
