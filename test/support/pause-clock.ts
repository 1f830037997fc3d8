import type { Page } from 'playwright-core';

/** Lets a page's clock run for a second more and then stand still: `page.clock.runFor` advances it. */
export const pauseClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
