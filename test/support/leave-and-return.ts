import type { Page } from 'playwright-core';
import { hasFullBrowser } from './browser';

/**
 * Goes to the address `elsewhere` and back. Returns true as `isKept` if the page came from the back/forward cache. If the
 * browser loaded the page again, `reasons` says why. The headless shell always does: it has no such cache.
 */
export async function leaveAndReturn(
  page: Page,
  elsewhere: string,
): Promise<{ readonly isKept: boolean; readonly reasons: string }> {
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
