import type { Page } from 'playwright-core';
import { openRequests } from '../../support/open-requests';

/** Sufficient for a busy machine: a page's lists, and the preview of the form in a frame. */
const TIMEOUT_MS = 60_000;

/** Records the failed requests of a page; `settled` waits until all requests so far have a response. */
export function watchRequests(page: Page) {
  const failed: string[] = [];
  const open = openRequests(page);
  page.on('requestfailed', (request) => {
    failed.push(`${request.failure()?.errorText}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()}: ${response.url()}`);
  });
  return { failed, settled: () => open.settled(TIMEOUT_MS) };
}

/** Scrolls a page from top to end, one viewport at a time; returns whether the end was reached. */
export const scrollThrough = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const root = document.documentElement;
    for (let at = 0; at < root.scrollHeight; at += innerHeight) {
      scrollTo({ top: at, behavior: 'instant' });
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
    }
    return Math.round(scrollY + innerHeight) >= root.scrollHeight;
  });
