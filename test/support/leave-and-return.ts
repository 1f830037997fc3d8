import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { hasFullBrowser } from './browser';

/**
 * Goes to another address and back. Returns whether the browser had kept the page as it was left, which the headless shell
 * never does.
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
