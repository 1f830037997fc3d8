import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { hasFullBrowser } from './browser';

/**
 * Goes to the address `elsewhere` and back. Returns true if the page came from the back/forward cache. If the browser
 * loaded the page again, throws an error, or returns false if only the headless shell is installed: the shell has no
 * such cache.
 */
export async function leaveAndReturn(page: Page, elsewhere: string): Promise<boolean> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await page.goto(elsewhere);
  await page.goBack({ waitUntil: 'commit' });
  const isKept = (await page.locator('html').getAttribute('data-persisted')) === 'true';
  assert.ok(isKept || !hasFullBrowser(), 'The browser loaded the page again.');
  return isKept;
}
