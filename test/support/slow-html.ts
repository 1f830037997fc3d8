import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Serves our site, with a home page whose HTML stops at the first `</li>` after `last` until `finish` is called. */
export async function serveSlowly(site: string, last: string) {
  let finish = () => {};
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    // Compressed HTML could not be cut.
    const forwarded = send(site + url, { method, headers: { ...headers, 'accept-encoding': 'identity' } });
    forwarded.once('error', (error) => response.destroy(error));
    forwarded.once('response', async (answer) => {
      if (url !== '/') {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      const html = await text(answer);
      const middle = html.indexOf('</li>', html.indexOf(last));
      response.writeHead(answer.statusCode ?? 502, { 'content-type': 'text/html; charset=utf-8' });
      response.write(html.slice(0, middle));
      finish = () => response.end(html.slice(middle));
    });
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    finish: () => finish(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
