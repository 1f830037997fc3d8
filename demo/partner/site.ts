import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import findMyWay from 'find-my-way';
import { PLAIN_FILE } from '../../host-pages/deploy/headers';
import { serveFolder } from '../../server/http/static-files';
import { documentedWidgets } from '../gallery/documented-widgets';
import { galleryIndex, galleryPage } from '../gallery/gallery-page';

const partnerFolder = fileURLToPath(new URL('./pages/', import.meta.url));
const WITHOUT_BOOTSTRAP = `body::before {
  content: "Without Bootstrap's styles, since development dependencies are not installed: npm ci --include=dev";
}`;

/**
 * Returns a listener that sends Bootstrap's styles. If Bootstrap is not installed, the listener sends styles that show
 * a note on the page instead.
 */
function bootstrapStyles(served: Omit<Parameters<typeof serveFolder>[0], 'folder'>) {
  try {
    const file = createRequire(import.meta.url).resolve('bootstrap/dist/css/bootstrap.min.css');
    const serve = serveFolder({ ...served, folder: dirname(file) });
    return (req: IncomingMessage, res: ServerResponse) => {
      req.url = `/${basename(file)}`;
      serve(req, res);
    };
  } catch {
    return (_req: IncomingMessage, res: ServerResponse) => {
      res.writeHead(200, { ...PLAIN_FILE, 'Content-Type': 'text/css' }).end(WITHOUT_BOOTSTRAP);
    };
  }
}

function sendHtml(res: ServerResponse, html: string): void {
  res.writeHead(200, { ...PLAIN_FILE, 'Content-Type': 'text/html;charset=utf-8' });
  res.end(html);
}

/**
 * Creates a partner's site: a node:http listener for another origin than the broker's. Replaces {{BROKER_ORIGIN}} in
 * the pages with the broker's origin, so that the pages don't depend on the broker's port.
 */
export function createPartnerSite({ brokerOrigin }: { readonly brokerOrigin: string }) {
  const notFound = (_req: IncomingMessage, res: ServerResponse) =>
    void res.writeHead(404, { ...PLAIN_FILE, 'Content-Type': 'text/plain' }).end('Not found');
  const served = { headersOf: () => PLAIN_FILE, fallback: notFound };
  const files = serveFolder({ ...served, folder: partnerFolder });
  const router = findMyWay({ defaultRoute: notFound, onBadUrl: (_path, req, res) => notFound(req, res) });

  const sendPage = async (req: IncomingMessage, res: ServerResponse, name: string) => {
    const page = await readFile(join(partnerFolder, name), 'utf8').catch(() => undefined);
    if (page === undefined) return notFound(req, res);
    sendHtml(res, page.replaceAll('{{BROKER_ORIGIN}}', brokerOrigin));
  };
  const sendGallery = async (req: IncomingMessage, res: ServerResponse, name?: string) => {
    const widgets = await documentedWidgets();
    if (name === undefined) return sendHtml(res, galleryIndex(widgets));
    const widget = widgets.find((each) => each.name === name);
    if (!widget) return notFound(req, res);
    const chosen = new URL(req.url ?? '', brokerOrigin).searchParams;
    sendHtml(res, galleryPage({ widgets, widget, chosen, brokerOrigin }));
  };
  router.get('/', (req, res) => sendPage(req, res, 'index.html'));
  router.get('/:page(^[\\w-]+\\.html$)', (req, res, { page }) => sendPage(req, res, page ?? ''));
  router.get('/gallery', (req, res) => sendGallery(req, res));
  router.get('/gallery/:widget', (req, res, { widget }) => sendGallery(req, res, widget ?? ''));
  router.get('/vendor/bootstrap.min.css', bootstrapStyles(served));
  router.get('/*', files);

  return async (req: IncomingMessage, res: ServerResponse) => {
    try {
      await router.lookup(req, res);
    } catch (error) {
      console.error(error);
      res.destroy();
    }
  };
}
