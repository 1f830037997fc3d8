import type { Page } from 'playwright-core';
import type { setUpFixtures } from '../../support/fixtures';
import { readHostFile } from '../../support/host-files';
import type { Actions, SpaHost } from './hosts';

type HostWindow = Window & { host: Actions; received: string[]; marked?: Element; moves: number };

/** The React app that all hosts with React share: its script, and the markup that the server renders. */
export type ReactApp = { readonly script: string; readonly markup: string };

// Matches messages that development builds of frameworks log.
const GREETINGS = /React DevTools|development build of Vue/;

const RECORD_EVENTS = `window.received = []; window.moves = 0;
const record = ({ type }) => received.push(type);
document.addEventListener('broker:error', record);
document.addEventListener('broker:ready', (event) => {
  record(event);
  // Fires on the placeholder, which is no longer in the document by then.
  event.target.addEventListener('broker:unmounted', record, { once: true });
});
new MutationObserver((records) => {
  for (const { removedNodes } of records)
    moves += [...removedNodes].filter((node) => node.contains(window.marked)).length;
}).observe(document, { childList: true, subtree: true });`;

const serveScript = (html: string) => ({ html, headers: { 'content-type': 'text/javascript' } });

/**
 * Serves the page of a host, and opens an empty page in the browser. The returned function `go` loads the host's page.
 */
export async function openHost(
  fixtures: ReturnType<typeof setUpFixtures>,
  host: SpaHost,
  react: ReactApp,
  loaderIn: 'head' | 'body' = 'head',
) {
  const { files = [], before = '', after = '', fragments = {}, pages = {} } = host;
  const script = host.react ? `${react.script}\nhost = host.${host.react};` : after;
  const tags = ['before.js', ...files, 'after.js'].map((file) => `<script defer src="/${file}"></script>`);
  // Deferred scripts run in document order: the loader in the head runs first, the loader in the body last.
  const loader = `<script defer src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script>`;
  const pageOf = (markup: string) => `<!doctype html><html lang="en"><head><title>Host</title>
<script>${RECORD_EVENTS}</script>${loaderIn === 'head' ? loader : ''}${tags.join('')}</head>
<body><main id="app">${markup}</main>${loaderIn === 'body' ? loader : ''}</body></html>`;
  const markup = host.react === 'hydrate()' ? react.markup : (host.markup ?? '');
  const opened = await fixtures.open();
  const url = await fixtures.serve(
    pageOf(markup),
    {},
    {
      '/before.js': serveScript(before),
      '/after.js': serveScript(script),
      ...Object.fromEntries(files.map((file) => [`/${file}`, serveScript(readHostFile(file))])),
      ...Object.fromEntries(Object.entries(pages).map(([path, html]) => [path, pageOf(html)])),
      ...fragments,
    },
  );
  const { page } = opened;
  return {
    ...opened,
    url,
    go: () => page.goto(url),
    act: <A extends keyof Actions>(action: A, ...args: Parameters<Actions[A]>) => act(page, action, args),
    /** Waits until exactly the given events have fired since the page began to load. */
    waitForEvents: (...events: string[]) =>
      page.waitForFunction((all) => (window as unknown as HostWindow).received.join() === all, events.join()),
    /** Waits until the page at `path` has loaded and `forms` forms are mounted. */
    waitForPage: (forms: number, path: string) =>
      page.waitForFunction(
        ([forms, path]) => {
          const { received } = window as unknown as HostWindow;
          // During a visit, Turbo sets `aria-busy` on `<html>`. If it shows a cached preview until the page has loaded,
          // it also sets `data-turbo-preview`.
          const isLoaded = !document.querySelector('html[data-turbo-preview], html[aria-busy]');
          const mounted = received.reduce((sum: number, type) => sum + (type === 'broker:ready' ? 1 : -1), 0);
          return isLoaded && location.pathname === path && mounted === forms;
        },
        [forms, path] as const,
      ),
    warnings: () => opened.console.filter((line) => !GREETINGS.test(line)),
  };
}

const act = (page: Page, action: keyof Actions, args: string[]) =>
  page.evaluate(
    async ([action, args]) => {
      await ((window as unknown as HostWindow).host[action] as (...args: string[]) => unknown)(...args);
    },
    [action, args] as const,
  );

/**
 * Moves the placeholder below everything else. Returns whether the placeholder is still the same element (`isSame`),
 * and whether the element was taken out of the document for the move (`wasMoved`).
 */
export async function move(page: Page) {
  await page.evaluate(() => {
    const hostWindow = window as unknown as HostWindow;
    hostWindow.marked = document.querySelector('[data-broker-widget]') as Element;
  });
  await act(page, 'move', []);
  await page.waitForFunction(() => {
    const form = document.querySelector('[data-broker-widget]');
    const last = [...document.querySelectorAll('#app p')].at(-1);
    return form && last && last.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING;
  });
  return page.evaluate(() => {
    const { marked, moves } = window as unknown as HostWindow;
    return { isSame: document.querySelector('[data-broker-widget]') === marked, wasMoved: moves > 0 };
  });
}
