import { readFileSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

export type State = {
  /** Of what is served now. */
  readonly version: string;
  readonly problem?: string;
};

/** A server behind this one, and what its pages call the broker's site. */
export type Upstream = { readonly origin: string; readonly siteOrigin: string };

const EVENTS = '/dev/events';
const SCRIPT = '/dev/reload.js';
const RETRY_MS = 300;
const reloadScript = readFileSync(new URL('./reload.js', import.meta.url));

const eventOf = (name: string, data: string) =>
  `event: ${name}\n${data
    .split('\n')
    .map((line) => `data: ${line}\n`)
    .join('')}\n`;

/** Tells open pages of changes, and serves what is behind another server with the script that listens to it. */
export function createFront() {
  const pages = new Set<ServerResponse>();
  let state: State = { version: '' };

  /** A page that holds another version than the present one reloads, also where it connects only now. */
  function connect(res: ServerResponse, since: string | null) {
    res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    res.write(`retry: ${RETRY_MS}\n\n`);
    if (since !== state.version) res.write(eventOf('reload', state.version));
    else if (state.problem) res.write(eventOf('problem', state.problem));
    pages.add(res);
    res.once('close', () => pages.delete(res));
  }

  /** @returns whether the request was one of these */
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
    // The page may be of this version although a newer one is ready before it is sent.
    const { version } = state;
    const passed = request(
      upstream.origin,
      { path: req.url, method: req.method, headers: { ...headers, 'accept-encoding': 'identity' } },
      async (from) => {
        const { etag: _, 'content-length': length, ...kept } = from.headers;
        const answered = { ...kept, 'cache-control': 'no-store' };
        const status = from.statusCode ?? 500;
        if (!`${kept['content-type']}`.startsWith('text/html') || req.method === 'HEAD') {
          res.writeHead(status, { ...answered, ...(length !== undefined && { 'content-length': length }) });
          return pipeline(from, res, () => {});
        }
        try {
          const html = Buffer.concat(await from.toArray()).toString();
          const ours = html.replaceAll(upstream.siteOrigin, siteOrigin);
          res.writeHead(status, answered).end(withScript(ours, version));
        } catch (error) {
          showProblem(res, 502, (error as Error).message);
        }
      },
    );
    passed.once('error', (error) => showProblem(res, 502, error.message));
    req.pipe(passed);
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
          ? next.problem && eventOf('problem', next.problem)
          : eventOf('reload', next.version);
      state = next;
      for (const page of event ? pages : []) page.write(event);
    },
  };
}
