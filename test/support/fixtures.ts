import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { Test } from 'uvu';
import { launchBrowser } from './browser';
import { type Demo, startDemo } from './demo';
import { describePage } from './describe-page';
import { createContexts } from './reused-context';
import { servePages } from './serve-pages';

/** Timeout of an action: long enough for a busy machine, but shorter than a test file's time limit. */
const TIMEOUT_MS = 20_000;

/**
 * Time after which a running test counts as slow: half of a test file's time limit. uvu-strict.mjs prints the name of a
 * slow test.
 */
const SLOW_MS = 1000 * Number(process.env.BROKER_TEST_SLOW_S ?? 300);

/**
 * Logs a description of every open page. Called when a test is slow, because uvu-strict.mjs prints only the test's
 * name.
 */
async function describePages(browser: Browser) {
  for (const page of browser.contexts().flatMap((context) => context.pages()))
    console.error(await describePage(page));
}

export const PLACES = ['ours', 'partner'] as const;
/** A page with the quote form: our home page, or the partner's page on its own origin. */
export type Place = (typeof PLACES)[number];

export type Visit = {
  readonly page: Page;
  /**
   * The form's placeholder. Locators inside `host` find the fields on our page and on the partner's page, because
   * locators pierce open shadow roots.
   */
  readonly host: Locator;
  /** The page's console messages as `type: text`, and its uncaught errors. */
  readonly console: string[];
  /** Returns the number of POST requests to contact_us.php so far, with or without a response. */
  readonly posts: () => number;
};

/**
 * Starts one browser and one demo server for a test file. After each test, closes the pages and servers that the test
 * opened.
 */
export function setUpFixtures(test: Test, launch = launchBrowser) {
  let browser: Browser;
  let contexts: ReturnType<typeof createContexts>;
  let demo: Demo;
  const servers: { close(): Promise<void> }[] = [];
  test.before(async () => {
    browser = await launch();
    contexts = createContexts(browser);
    demo = await startDemo();
  });
  let slowTimer: NodeJS.Timeout;
  test.before.each(() => {
    slowTimer = setTimeout(() => void describePages(browser), SLOW_MS).unref();
  });
  test.after.each(async () => {
    clearTimeout(slowTimer);
    await contexts?.close();
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });
  test.after(async () => {
    // The browser or the demo is undefined if it failed to start: `before` has already reported that error.
    await Promise.all([browser?.close(), demo?.stop()]);
  });

  const urlOf = (place: Place) => `${place === 'ours' ? demo.siteUrl : demo.partnerUrl}/`;

  /** Opens an empty page as a first-time visitor. */
  async function open(options: BrowserContextOptions = {}, isReusable = true): Promise<Visit> {
    const page = await contexts.openPage(options, isReusable);
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

  /**
   * Opens an empty page as `open` does, and installs `page.clock`. Uses a new context, because parts of the clock would
   * remain in a reused context.
   */
  async function openWithClock(options: BrowserContextOptions = {}): Promise<Visit> {
    const opened = await open(options, false);
    await opened.page.clock.install();
    return opened;
  }

  /** Opens our home page or the partner's page, and waits until its form is ready. */
  async function visit(place: Place, options?: BrowserContextOptions): Promise<Visit> {
    const opened = await open(options);
    await opened.page.goto(urlOf(place));
    await waitForForm(opened.host);
    return opened;
  }

  /**
   * Starts a server with one page of a website that we don't control, and with the website's other `files`. Returns the
   * page's URL.
   */
  async function serve(html: string, headers = {}, files: Parameters<typeof servePages>[0] = {}) {
    // Browsers request /favicon.ico even if no page links it, and log an error if it is missing.
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
    openWithClock,
    visit,
    serve,
  };
}

/**
 * Scrolls to the placeholder and waits until its form is hydrated. A hydrated form has `novalidate`, because its script
 * validates the fields.
 */
export async function waitForForm(host: Locator): Promise<void> {
  await host.scrollIntoViewIfNeeded();
  await host.locator('form[novalidate]').waitFor();
}
