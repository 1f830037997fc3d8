import type { Page } from 'playwright-core';

declare global {
  interface Window {
    readyWidgets: WeakSet<EventTarget>;
  }
}

/** From the next page on, notes which placeholders have told that their widget stands. */
export const trackReadyWidgets = (page: Page) =>
  page.addInitScript(() => {
    window.readyWidgets = new WeakSet();
    addEventListener('broker:ready', ({ target }) => target && window.readyWidgets.add(target));
  });

/**
 * Waits until every widget stands that is due where the page is scrolled to, its `data-when` as it may be.
 * @param isIdle whether the page comes to have nothing else to do; false where a test holds that back
 */
export const waitForWidgets = async (page: Page, isIdle = true): Promise<void> => {
  await page.waitForFunction((idleIsDue) => {
    // The loader's own margin around the screen.
    const nearPx = 600;
    const hosts = [...document.querySelectorAll<HTMLElement>('[data-broker-widget]')];
    // Without a function that has a name: compiled, it would ask for a helper that the page has not.
    const due = hosts.filter((host) => {
      const { top, bottom } = host.getBoundingClientRect();
      if (host.dataset.when === 'idle') return idleIsDue;
      return host.dataset.when === 'now' || (top < innerHeight + nearPx && bottom > -nearPx);
    });
    return document.readyState === 'complete' && due.every((host) => window.readyWidgets.has(host));
  }, isIdle);
};
