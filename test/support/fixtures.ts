import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { Test } from 'uvu';
import { launchBrowser } from './browser';
import { type Demo, startDemo } from './demo';
import { createContexts } from './reused-context';
import { servePages } from './serve-pages';

/** Longer than anything takes on a busy machine, shorter than a test file may. */
const TIMEOUT_MS = 20_000;

export const PLACES = ['ours', 'partner'] as const;
/** A page with the quote form: our home page, or the partner's on its own origin. */
export type Place = (typeof PLACES)[number];

export type Visit = {
  readonly page: Page;
  /** The placeholder. Locators below it find the fields on both pages: they look into open shadow roots. */
  readonly host: Locator;
  /** What the page wrote to its console, as `type: text`, and what it threw. */
  readonly console: string[];
  /** The leads posted so far, answered or not. */
  readonly posts: () => number;
};

/** One browser and one demo server for a test file; visits and served pages are closed after their test. */
export function setUpFixtures(test: Test) {
  let browser: Browser;
  let contexts: ReturnType<typeof createContexts>;
  let demo: Demo;
  const servers: { close(): Promise<void> }[] = [];
  test.before(async () => {
    browser = await launchBrowser();
    contexts = createContexts(browser);
    demo = await startDemo();
  });
  test.after.each(async () => {
    await contexts?.close();
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });
  test.after(async () => {
    // Either may be missing: what failed to start is told by `before`.
    await Promise.all([browser?.close(), demo?.stop()]);
  });

  const urlOf = (place: Place) => `${place === 'ours' ? demo.siteUrl : demo.partnerUrl}/`;

  /** A page of a visitor who comes for the first time, with nothing in it yet. */
  async function open(options: BrowserContextOptions = {}): Promise<Visit> {
    const page = await contexts.openPage(options);
    page.context().setDefaultTimeout(TIMEOUT_MS);
    const lines: string[] = [];
    let posts = 0;
    page.on('console', (line) => lines.push(`${line.type()}: ${line.text()}`));
    page.on('pageerror', (error) => lines.push(`thrown: ${error.message}`));
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/contact_us.php')) posts++;
    });
    const host = page.locator('[data-broker-widget="quote-form"]');
    return { page, host, console: lines, posts: () => posts };
  }

  /** The page with its form at work. */
  async function visit(place: Place, options?: BrowserContextOptions): Promise<Visit> {
    const opened = await open(options);
    await opened.page.goto(urlOf(place));
    await formIsReady(opened.host);
    return opened;
  }

  /** Serves pages of a host that we do not control; gives the address of `/page.html`. */
  async function serve(html: string, headers = {}, files: Parameters<typeof servePages>[0] = {}) {
    // A browser asks for an icon that no page names, and complains on the console where there is none.
    const icon = { html: '', headers: { 'content-type': 'image/svg+xml' } };
    const server = await servePages({ '/page.html': { html, headers }, '/favicon.ico': icon, ...files });
    servers.push(server);
    return `${server.url}/page.html`;
  }

  return {
    get demo() {
      return demo;
    },
    urlOf,
    open,
    visit,
    serve,
  };
}

/** Brings the placeholder near the screen and waits until its form does more than the browser would by itself. */
export async function formIsReady(host: Locator): Promise<void> {
  await host.scrollIntoViewIfNeeded();
  await host.locator('form[novalidate]').waitFor();
}
