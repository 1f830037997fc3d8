import type { Page } from 'playwright-core';

/** Pauses a page's clock one second from now. After that, only `page.clock.runFor` advances the clock. */
export const pauseClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
