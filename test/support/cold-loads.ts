import type { Page } from 'playwright-core';

/**
 * Makes every load of the page behave like a first visit: without the browser's cache, and with empty storage. A new
 * context for each load does the same, but opening one takes four times as long as loading a page of the site.
 */
export async function makeLoadsCold(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(() => {
    // A frame belongs to the load of its page, and a document with an opaque origin has no storage.
    if (self !== top || self.origin === 'null') return;
    localStorage.clear();
    sessionStorage.clear();
  });
}
