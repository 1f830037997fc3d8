import type { Page } from 'playwright-core';
import type { setUpFixtures } from '../../support/fixtures';
import { readHostFile } from '../../support/host-files';
import type { SpaHost, Verbs } from './hosts';

type HostWindow = Window & { host: Verbs; heard: string[]; marked?: Element; moves: number };

/** The app of React's hosts: its script, and its markup as a server sends it. */
export type ReactApp = { readonly script: string; readonly markup: string };

// What frameworks greet with in their development builds.
const GREETINGS = /React DevTools|development build of Vue/;

const WATCH = `window.heard = []; window.moves = 0;
const hear = ({ type }) => heard.push(type);
document.addEventListener('broker:error', hear);
document.addEventListener('broker:ready', (event) => {
  hear(event);
  // Told on a placeholder that is off the page by then.
  event.target.addEventListener('broker:unmounted', hear, { once: true });
});
new MutationObserver((records) => {
  for (const { removedNodes } of records)
    moves += [...removedNodes].filter((node) => node.contains(window.marked)).length;
}).observe(document, { childList: true, subtree: true });`;

const served = (html: string) => ({ html, headers: { 'content-type': 'text/javascript' } });

/** Serves a host and opens its page, with nothing in it yet. */
export async function openHost(
  fixtures: ReturnType<typeof setUpFixtures>,
  host: SpaHost,
  react: ReactApp,
  loaderIn: 'head' | 'body' = 'head',
) {
  const { files = [], before = '', after = '', fragments = {}, pages = {} } = host;
  const script = host.react ? `${react.script}\nhost = host.${host.react};` : after;
  const tags = ['before.js', ...files, 'after.js'].map((file) => `<script defer src="/${file}"></script>`);
  // Deferred: scripts run in their order, the loader's first.
  const loader = `<script defer src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script>`;
  const pageOf = (markup: string) => `<!doctype html><html lang="en"><head><title>Host</title>
<script>${WATCH}</script>${loaderIn === 'head' ? loader : ''}${tags.join('')}</head>
<body><main id="app">${markup}</main>${loaderIn === 'body' ? loader : ''}</body></html>`;
  const markup = host.react === 'hydrate()' ? react.markup : (host.markup ?? '');
  const opened = await fixtures.open();
  const url = await fixtures.serve(
    pageOf(markup),
    {},
    {
      '/before.js': served(before),
      '/after.js': served(script),
      ...Object.fromEntries(files.map((file) => [`/${file}`, served(readHostFile(file))])),
      ...Object.fromEntries(Object.entries(pages).map(([path, html]) => [path, pageOf(html)])),
      ...fragments,
    },
  );
  const { page } = opened;
  return {
    ...opened,
    url,
    go: () => page.goto(url),
    act: <V extends keyof Verbs>(verb: V, ...given: Parameters<Verbs[V]>) => act(page, verb, given),
    heard: () => page.evaluate(() => (window as unknown as HostWindow).heard),
    /** Waits until that and no more was heard since the page began. */
    hears: (...events: string[]) =>
      page.waitForFunction((all) => (window as unknown as HostWindow).heard.join() === all, events.join()),
    /** Waits for a page of the host to stand, with so many forms of all that were ready not unmounted. */
    shows: (forms: number, path: string) =>
      page.waitForFunction(
        ([forms, path]) => {
          const { heard } = window as unknown as HostWindow;
          // Turbo shows what it remembers of a page until the page comes.
          const isWhole = !document.querySelector('html[data-turbo-preview], html[aria-busy]');
          const live = heard.reduce((sum: number, type) => sum + (type === 'broker:ready' ? 1 : -1), 0);
          return isWhole && location.pathname === path && live === forms;
        },
        [forms, path] as const,
      ),
    complaints: () => opened.console.filter((line) => !GREETINGS.test(line)),
  };
}

const act = (page: Page, verb: keyof Verbs, given: string[]) =>
  page.evaluate(
    async ([verb, given]) => {
      await ((window as unknown as HostWindow).host[verb] as (...given: string[]) => unknown)(...given);
    },
    [verb, given] as const,
  );

/** Moves the form's element; resolves when it stands below all else. Rejects where the host made another of it. */
export async function move(page: Page) {
  await page.evaluate(() => {
    const here = window as unknown as HostWindow;
    here.marked = document.querySelector('[data-broker-widget]') as Element;
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
