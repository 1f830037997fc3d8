import type { Page } from 'playwright-core';

/**
 * Moves a page's clock forward by one second, then pauses it. After that, only `page.clock.runFor` advances the clock.
 */
export const pauseClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
