import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { API_HEADERS, FRAMED_PAGE, PREFLIGHT } from '../../host-pages/deploy/headers';
import { acceptsEncoding } from '../http/accepts-encoding';
import type { ApiResponse, CachedResponse } from './api-response';
import { isNavigation } from './is-navigation';
import { sentForm } from './read-form';
import { responsePage } from './response-page';

/**
 * Responses below this size are not compressed. They fit into about one packet, so compression would not make them
 * arrive sooner.
 */
const COMPRESSION_THRESHOLD_BYTES = 1400;

const compress = promisify(gzip);

/** Sends a cached list, or 304 if the client already has it. */
function sendCached(
  req: IncomingMessage,
  res: ServerResponse,
  { etag, json, compressed }: CachedResponse,
): void {
  const headers = { ...API_HEADERS, ETag: etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' };
  // Compares ETags without `W/`, which a proxy adds when it compresses the response. Never sends 304 to a POST, since
  // HTTP allows 304 only for GET and HEAD.
  const known = `${req.headers['if-none-match']}`.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (req.method !== 'POST' && known.includes(etag)) {
    res.writeHead(304, headers).end();
    return;
  }
  const encoding = (['br', 'gzip'] as const).find((name) =>
    acceptsEncoding(req.headers['accept-encoding'], name),
  );
  const bytes = encoding ? compressed[encoding] : json;
  res.writeHead(200, {
    ...headers,
    'Content-Type': 'application/json',
    ...(encoding && { 'Content-Encoding': encoding }),
    'Content-Length': bytes.length,
  });
  res.end(req.method === 'HEAD' ? undefined : bytes);
}

/**
 * Sends a response as JSON. If the browser itself shows the response, and the response has a message but no data, sends
 * a page instead.
 */
export async function sendResponse(
  req: IncomingMessage,
  res: ServerResponse,
  response: ApiResponse,
): Promise<void> {
  if ('cached' in response) return sendCached(req, res, response.cached);
  const { status, body, fields } = response;
  const form = sentForm(req);
  // A response with `data` is always JSON.
  const isPage = body.message !== undefined && body.data === undefined && isNavigation(req, form);
  const text = isPage ? await responsePage({ req, status, body, form, fields }) : JSON.stringify(body);
  const headers: Record<string, string> = {
    ...(isPage && FRAMED_PAGE),
    ...API_HEADERS,
    ...response.headers,
    'Content-Type': isPage ? 'text/html;charset=utf-8' : 'application/json',
  };
  let bytes = Buffer.from(text);
  if (
    bytes.length >= COMPRESSION_THRESHOLD_BYTES &&
    acceptsEncoding(req.headers['accept-encoding'], 'gzip')
  ) {
    bytes = await compress(bytes);
    headers['Content-Encoding'] = 'gzip';
  }
  res.writeHead(status, { ...headers, 'Content-Length': bytes.length });
  res.end(bytes);
}

/** Responds to a CORS preflight: any origin may POST, without cookies, which the API does not use. */
export const sendPreflight = (res: ServerResponse) => void res.writeHead(204, PREFLIGHT).end();
