import type { Page } from 'playwright-core';

/** Pauses a page's clock one second from now. Then `page.clock.runFor` advances it. */
export const pauseClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
