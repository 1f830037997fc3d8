import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { API_ANSWER } from '../../host-pages/deploy/headers';
import { serveFolder } from '../static-files';
import { sendAnswer } from './answer';
import { Refusal } from './refusal';

const samples = fileURLToPath(new URL('../samples/images/', import.meta.url));

const { Vary: _, ...anyOrigin } = API_ANSWER;

const HEADERS = {
  ...anyOrigin,
  'Cache-Control': 'public, max-age=86400',
  // An SVG that is opened by itself is a page of this origin: nothing in it runs.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/**
 * The images that content names: `images/x.svg` is `${api}${product}/images/x.svg`. They are looked for in the broker's
 * folder first, then among the samples.
 */
export function serveImages(ownFolder?: string) {
  const headersOf = () => HEADERS;
  const notFound = (req: IncomingMessage, res: ServerResponse) =>
    sendAnswer(req, res, new Refusal(404, 'There is no such image').answer);
  const sample = serveFolder({ folder: samples, headersOf, otherwise: notFound });
  const serve = ownFolder ? serveFolder({ folder: ownFolder, headersOf, otherwise: sample }) : sample;
  return (req: IncomingMessage, res: ServerResponse) => {
    req.url = req.url?.replace(/^\/api\/[^/]+\/images/, '') ?? '/';
    serve(req, res);
  };
}
