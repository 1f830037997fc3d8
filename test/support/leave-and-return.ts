import type { Page } from 'playwright-core';
import { hasFullBrowser } from './browser';

/** Returned by `leaveAndReturn`: whether the page came from the back/forward cache, or why it did not. */
export type Return = { readonly isKept: boolean; readonly reasons: string };

/**
 * Goes to the address `elsewhere` and back. The headless shell has no back/forward cache. The full browser may also load
 * the page again, for example because the machine is busy: `reasons` has what Chromium says about this.
 */
export async function leaveAndReturn(page: Page, elsewhere: string): Promise<Return> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await page.goto(elsewhere);
  await page.goBack({ waitUntil: 'commit' });
  const isKept = (await page.locator('html').getAttribute('data-persisted')) === 'true';
  if (isKept) return { isKept, reasons: '' };
  if (!hasFullBrowser()) return { isKept, reasons: 'The headless shell has no back/forward cache.' };
  const reasons = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return JSON.stringify((navigation as { notRestoredReasons?: unknown } | undefined)?.notRestoredReasons);
  });
  return { isKept, reasons };
}
