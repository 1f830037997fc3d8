import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** Internal methods that Playwright's own runner calls to reuse a context between tests (`reuseContext`). */
type ReusingBrowser = {
  _newContextForReuse(options: BrowserContextOptions): Promise<BrowserContext>;
  _disconnectFromReusedContext(reason: string): Promise<void>;
};

/**
 * Opens the contexts of a test. If the previous test had the same options, the first context of this test is the
 * context and the window of that test, after a reset of cookies, storage, cache, routes, scripts and listeners. Opening
 * a window takes as much CPU time as loading a page into it, so files with many small tests take a third less.
 */
export function createContexts(browser: Browser) {
  const reusing = browser as Browser & ReusingBrowser;
  let reused: BrowserContext | null = null;
  let isReusedTaken = false;

  async function openReused(options: BrowserContextOptions) {
    reused = await reusing._newContextForReuse(options);
    const page = reused.pages()[0] ?? (await reused.newPage());
    // Playwright resets neither the previous test's offline mode nor the cache.
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

  /** Leaves a page, even if it asks to stay because of an unsent lead. */
  async function leave(page: Page) {
    page.removeAllListeners('dialog');
    // A handler may still be waiting for a response.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('about:blank');
  }

  return {
    /**
     * Opens a page in a separate context, or in the reused one.
     * @param isReusable false if the test changes something that isn't reset
     */
    openPage(options: BrowserContextOptions, isReusable: boolean) {
      if (isReusedTaken || !isReusable) return openNew(options);
      isReusedTaken = true;
      return openReused(options);
    },
    /** Closes or resets the pages of the test. */
    async close() {
      const others = browser.contexts().filter((context) => context !== reused);
      // Leave the pages: a page that is only disconnected would continue its requests.
      const pages = reused?.pages() ?? [];
      await Promise.all([...others.map((context) => context.close()), ...pages.map(leave)]);
      await reusing._disconnectFromReusedContext('The test has ended.');
      reused = null;
      isReusedTaken = false;
    },
  };
}
