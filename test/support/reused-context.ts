import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

/** By these playwright's own runner gives tests one context after another (`reuseContext`). Its types leave them out. */
type ReusingBrowser = {
  _newContextForReuse(options: BrowserContextOptions): Promise<BrowserContext>;
  _disconnectFromReusedContext(reason: string): Promise<void>;
};

/**
 * Opens the contexts of a test. The first of each test is that of the last one, if it was opened with the same options:
 * without its cookies, storage, cache, routes, scripts and listeners, but with its window. A window takes as much
 * processor time as loading a page into it: files of many small tests need a third less.
 */
export function createContexts(browser: Browser) {
  const reusing = browser as Browser & ReusingBrowser;
  let reused: BrowserContext | null = null;
  let isTaken = false;

  async function openReused(options: BrowserContextOptions) {
    reused = await reusing._newContextForReuse(options);
    const page = reused.pages()[0] ?? (await reused.newPage());
    // What a test leaves switched off, playwright does not switch on again; nor does it empty the cache.
    await reused.setOffline(false);
    const session = await reused.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await session.detach();
    return page;
  }

  async function openNew(options: BrowserContextOptions) {
    const context = await browser.newContext(options);
    return context.newPage();
  }

  return {
    /** A page in a context that nothing else of the test has. */
    openPage(options: BrowserContextOptions) {
      if (isTaken) return openNew(options);
      isTaken = true;
      return openReused(options);
    },
    /** Ends whatever the pages of the test still do. */
    async close() {
      const others = browser.contexts().filter((context) => context !== reused);
      // A page that were only let go of would go on with its requests.
      const pages = reused?.pages() ?? [];
      await Promise.all([
        ...others.map((context) => context.close()),
        ...pages.map((page) => page.goto('about:blank')),
      ]);
      await reusing._disconnectFromReusedContext('The test has ended.');
      reused = null;
      isTaken = false;
    },
  };
}
