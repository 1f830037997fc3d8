import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/**
 * Internal methods of Playwright's `Browser`, which Playwright's own test runner calls for its option `reuseContext`.
 */
type ReusingBrowser = {
  _newContextForReuse(options: BrowserContextOptions): Promise<BrowserContext>;
  _disconnectFromReusedContext(reason: string): Promise<void>;
};

/**
 * Returns functions that open and close the browser contexts of a test. If a test has the same options as the previous
 * test, its first context is the context of the previous test, with the same window. Only the cookies, storage, cache,
 * routes, scripts and listeners of this context are reset. Opening a window takes as much CPU time as loading a page,
 * so reuse saves a third of the CPU time of a file with many small tests.
 */
export function createContexts(browser: Browser) {
  const reusing = browser as Browser & ReusingBrowser;
  let reused: BrowserContext | null = null;
  let isReusedTaken = false;

  async function openReused(options: BrowserContextOptions) {
    reused = await reusing._newContextForReuse(options);
    const page = reused.pages()[0] ?? (await reused.newPage());
    // Reset the offline mode and the cache, which Playwright leaves as they were in the previous test.
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

  /** Leaves a page, even if the page asks the visitor to stay because of an unsent lead. */
  async function leave(page: Page) {
    page.removeAllListeners('dialog');
    // Ignore errors: a handler of a route may still be waiting for a response.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('about:blank');
  }

  return {
    /**
     * Opens a page in the reused context. If the test already uses this context, opens the page in a new context.
     * @param isReusable false if the test changes something that is not reset: then the page always gets a new context
     */
    openPage(options: BrowserContextOptions, isReusable: boolean) {
      if (isReusedTaken || !isReusable) return openNew(options);
      isReusedTaken = true;
      return openReused(options);
    },
    /** Closes the contexts of the test, and resets the reused context. */
    async close() {
      const others = browser.contexts().filter((context) => context !== reused);
      // Leave the reused context's pages first: disconnecting alone would let their requests continue.
      const pages = reused?.pages() ?? [];
      await Promise.all([...others.map((context) => context.close()), ...pages.map(leave)]);
      await reusing._disconnectFromReusedContext('The test has ended.');
      reused = null;
      isReusedTaken = false;
    },
  };
}
