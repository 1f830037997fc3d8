import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Page = { html: string; headers?: Record<string, string>; status?: number };

/**
 * Serves pages as a third-party host would, from a different origin and site than the demo's. The keys of `pages` are
 * paths, such as `/page.html`. Other paths return 404. A test may add pages to `pages` while the server runs.
 */
export const servePages = async (pages: Record<string, string | Page>) => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const entry = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined;
    const page = typeof entry === 'string' ? { html: entry } : (entry ?? { html: 'Not found', status: 404 });
    response.writeHead(page.status ?? 200, { 'content-type': 'text/html; charset=utf-8', ...page.headers });
    response.end(page.html);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return {
    // Use an IP address as host. The demo's host is "localhost", so these pages and the demo are then cross-site, not
    // only cross-origin.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
