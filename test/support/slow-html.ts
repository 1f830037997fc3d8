import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Serves our site, but sends the HTML of the page at `path` in parts. The first part ends with the first occurrence of
 * `last`. `continueTo(text)` sends the next part, which ends with the next occurrence of `text`. `finish` sends the
 * rest.
 */
export async function serveSlowly(site: string, last: string, path = '/') {
  let continueTo = (_: string) => {};
  let finish = () => {};
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    // Request uncompressed HTML, because the code below can't split compressed HTML.
    const forwarded = send(site + url, { method, headers: { ...headers, 'accept-encoding': 'identity' } });
    forwarded.once('error', (error) => response.destroy(error));
    forwarded.once('response', async (answer) => {
      if (url !== path) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      const html = await text(answer);
      let sent = 0;
      continueTo = (end) => {
        const from = sent;
        const at = html.indexOf(end, from);
        if (at < 0) return response.destroy(new Error(`${path} contains no more "${end}"`));
        sent = at + end.length;
        response.write(html.slice(from, sent));
      };
      finish = () => response.end(html.slice(sent));
      response.writeHead(answer.statusCode ?? 502, { 'content-type': 'text/html; charset=utf-8' });
      continueTo(last);
    });
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    continueTo: (end: string) => continueTo(end),
    finish: () => finish(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
