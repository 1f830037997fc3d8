import { readFileSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

export type State = {
  /** Changes whenever the served files change. */
  readonly version: string;
  readonly problem?: string;
};

/**
 * The server to which requests are forwarded. Requests are sent to `origin`. `siteOrigin` is the broker's origin in the
 * pages that this server sends.
 */
export type Upstream = { readonly origin: string; readonly siteOrigin: string };

const EVENTS = '/dev/events';
const SCRIPT = '/dev/reload.js';
const RETRY_MS = 300;
const reloadScript = readFileSync(new URL('./reload.js', import.meta.url));

const formatEvent = (name: string, data: string) =>
  `event: ${name}\n${data
    .split('\n')
    .map((line) => `data: ${line}\n`)
    .join('')}\n`;

/** Creates a proxy that adds a reload script to every page, and notifies open pages of changes. */
export function createFront() {
  const pages = new Set<ServerResponse>();
  let state: State = { version: '' };

  /**
   * Keeps the response open, to notify the page of changes. Reloads the page immediately if `since`, the page's
   * version, is not the current one.
   */
  function connect(res: ServerResponse, since: string | null) {
    res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    res.write(`retry: ${RETRY_MS}\n\n`);
    if (since !== state.version) res.write(formatEvent('reload', state.version));
    else if (state.problem) res.write(formatEvent('problem', state.problem));
    pages.add(res);
    res.once('close', () => pages.delete(res));
  }

  /** Answers requests for the event stream and the reload script. Returns false for any other request. */
  function answer(req: IncomingMessage, res: ServerResponse): boolean {
    const [path, query] = (req.url ?? '').split('?');
    if (path === EVENTS) connect(res, new URLSearchParams(query).get('since'));
    else if (path === SCRIPT) {
      res
        .writeHead(200, { 'Content-Type': 'text/javascript;charset=utf-8', 'Cache-Control': 'no-store' })
        .end(reloadScript);
    } else return false;
    return true;
  }

  const withScript = (html: string, version: string) =>
    `${html}<script src="${SCRIPT}?since=${version}"></script>\n`;

  function forward(req: IncomingMessage, res: ServerResponse, upstream: Upstream, siteOrigin: string) {
    const { 'if-none-match': _, 'if-modified-since': __, ...headers } = req.headers;
    // Read the version before the request: the site may change before the response arrives.
    const { version } = state;
    const upstreamRequest = request(
      upstream.origin,
      { path: req.url, method: req.method, headers: { ...headers, 'accept-encoding': 'identity' } },
      async (from) => {
        const { etag: _, 'content-length': length, ...headersToKeep } = from.headers;
        const responseHeaders = { ...headersToKeep, 'cache-control': 'no-store' };
        const status = from.statusCode ?? 500;
        if (!`${headersToKeep['content-type']}`.startsWith('text/html') || req.method === 'HEAD') {
          res.writeHead(status, {
            ...responseHeaders,
            ...(length !== undefined && { 'content-length': length }),
          });
          return pipeline(from, res, () => {});
        }
        try {
          const html = Buffer.concat(await from.toArray()).toString();
          const localHtml = html.replaceAll(upstream.siteOrigin, siteOrigin);
          res.writeHead(status, responseHeaders).end(withScript(localHtml, version));
        } catch (error) {
          showProblem(res, 502, (error as Error).message);
        }
      },
    );
    upstreamRequest.once('error', (error) => showProblem(res, 502, error.message));
    req.pipe(upstreamRequest);
  }

  function showProblem(res: ServerResponse, status: number, problem: string) {
    if (res.headersSent) return void res.destroy();
    const text = problem.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    res.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-store' });
    res.end(withScript(`<!doctype html><title>Not built</title><pre>${text}</pre>`, state.version));
  }

  return {
    answer,
    forward,
    showProblem,
    setState(next: State) {
      const event =
        next.version === state.version
          ? next.problem && formatEvent('problem', next.problem)
          : formatEvent('reload', next.version);
      state = next;
      for (const page of event ? pages : []) page.write(event);
    },
  };
}
