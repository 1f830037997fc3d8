import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { DECODER, hideMail } from '../support/hide-mail';

type Rewrite = (html: string) => string | Promise<string>;

/**
 * Imports a module of this folder. The module needs packages that are installed only in this folder, so static checks
 * must not follow the import. They don't, because the path is computed.
 */
export const importHere = (name: string) => import(pathToFileURL(`test/edges/${name}.js`).href);

const DECODER_PATH = '/cdn-cgi/scripts/email-decode.min.js';
const LATER_PATH = '/cdn-cgi/scripts/rocket-loader.min.js';

const addScript = (html: string, path: string) =>
  `${html}<script data-cfasync="false" src="${path}"></script>`;

const CLASSIC = /<script(?![^>]*\btype=)(?=[^>]*\bsrc=)/g;
const NOT_LATER = /<script(?=[^>]*\bdata-cfasync=["']?false\b[^>]*\bsrc=)/;

const delay = (html: string, isOptOutHonoured: boolean) =>
  addScript(
    html.replace(CLASSIC, (tag, at: number) =>
      isOptOutHonoured && NOT_LATER.test(html.slice(at, html.indexOf('>', at)))
        ? tag
        : `${tag} type="9f0c-text/javascript"`,
    ),
    LATER_PATH,
  );

/**
 * The script that an edge (a server of a CDN) adds to a page, to run the scripts whose `type` the edge has changed.
 */
const LATER = `addEventListener('DOMContentLoaded', () => {
  for (const old of document.querySelectorAll('script[type="9f0c-text/javascript"]')) {
    const copy = document.createElement('script');
    for (const { name, value } of old.attributes) if (name !== 'type' && name !== 'src') copy.setAttribute(name, value);
    copy.src = old.src;
    old.replaceWith(copy);
  }
});`;

const SCRIPTS: Readonly<Record<string, string>> = { [DECODER_PATH]: DECODER, [LATER_PATH]: LATER };

const removeComments = (html: string) => html.replace(/<!--[\s\S]*?-->/g, '');
const hide = (html: string) => addScript(hideMail(html), DECODER_PATH);
const minify: Rewrite = async (html) => (await importHere('minify')).minify(html);

/** Changes that edges (the servers of a CDN) make to a page on its way to the browser. */
export const EDGES: Readonly<Record<string, Rewrite>> = {
  'hides mail addresses': hide,
  'removes comments and hides mail addresses': (html) => hide(removeComments(html)),
  'runs scripts later': (html) => delay(html, true),
  'minifies HTML': minify,
  'does all of it': async (html) => delay(hide(removeComments(await minify(html))), true),
};

/**
 * Delays every script, even scripts that opt out. None of the delayed scripts ever runs: `LATER` runs a script by
 * setting `src`, and the Trusted Types of our CSP block that.
 */
export const IGNORES_OPT_OUT: Rewrite = (html) => delay(html, false);

/** Starts an edge: a proxy that changes the pages of a site with `rewrite`. */
export async function startEdge(site: string, rewrite: Rewrite) {
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const script = SCRIPTS[url];
    if (script) {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(script);
      return;
    }
    // Ask for uncompressed HTML, because `rewrite` needs text.
    const forwarded = send(site + url, { method, headers: { ...headers, 'accept-encoding': 'identity' } });
    forwarded.once('error', (error) => response.destroy(error));
    forwarded.once('response', async (answer) => {
      const { 'content-length': _, ...kept } = answer.headers;
      const isPage = answer.headers['content-type']?.startsWith('text/html');
      response.writeHead(answer.statusCode ?? 502, isPage ? kept : answer.headers);
      if (isPage) response.end(await rewrite(await text(answer)));
      else answer.pipe(response);
    });
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
