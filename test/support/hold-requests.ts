import type { Page, Route } from 'playwright-core';

const TIMEOUT_MS = 20_000;

/**
 * Holds requests for `url` until the test calls `release`, which lets the held requests and all later ones continue.
 */
export async function holdRequests(page: Page, url: string | RegExp) {
  const held: Route[] = [];
  let onHeld = () => {};
  let isOpen = false;
  await page.route(url, async (route) => {
    if (isOpen) return route.continue();
    held.push(route);
    onHeld();
  });
  return {
    urls: () => held.map((route) => route.request().url()),
    /** Waits until `count` requests are held. */
    until: (count: number) =>
      new Promise<void>((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`${held.length} of ${count} requests for ${url} arrived`)),
          TIMEOUT_MS,
        );
        onHeld = () => {
          if (held.length < count) return;
          clearTimeout(timer);
          resolve();
        };
        onHeld();
      }),
    async release() {
      isOpen = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}
