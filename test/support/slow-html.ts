import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves our site, with a home page whose HTML stops at the first `</li>` after a text until `finish` is called. */
export async function serveSlowly(site: string, text: string) {
  let finish = () => {};
  const server = createServer(async (request, response) => {
    const answer = await fetch(site + request.url);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (request.url !== '/') return response.end(Buffer.from(await answer.arrayBuffer()));
    const html = await answer.text();
    const middle = html.indexOf('</li>', html.indexOf(text));
    response.write(html.slice(0, middle));
    finish = () => response.end(html.slice(middle));
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
