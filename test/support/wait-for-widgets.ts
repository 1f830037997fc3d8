import type { Page } from 'playwright-core';

declare global {
  interface Window {
    readyWidgets: WeakSet<EventTarget>;
    areDueWidgetsReady(idleIsDue: boolean): boolean;
  }
}

/**
 * Makes the page record which placeholders have fired `broker:ready`, from its next load on. Also adds a function
 * `areDueWidgetsReady(idleIsDue)` to the page, which `waitForWidgets` polls.
 */
export const trackReadyWidgets = (page: Page) =>
  page.addInitScript(() => {
    window.readyWidgets = new WeakSet();
    addEventListener('broker:ready', ({ target }) => target && window.readyWidgets.add(target));
    window.areDueWidgetsReady = (idleIsDue) => {
      // The loader mounts widgets within this distance of the viewport.
      const nearPx = 600;
      const hosts = [...document.querySelectorAll<HTMLElement>('[data-broker-widget]')];
      // Keep this function anonymous. If it had a name, the compiled function would call a helper that doesn't exist in
      // the page.
      const due = hosts.filter((host) => {
        const { top, bottom } = host.getBoundingClientRect();
        const { when, prerendered } = host.dataset;
        if (when === 'now') return true;
        if (!idleIsDue && (when === 'idle' || prerendered !== undefined)) return false;
        return when === 'idle' || (top < innerHeight + nearPx && bottom > -nearPx);
      });
      return document.readyState === 'complete' && due.every((host) => window.readyWidgets.has(host));
    };
  });

/**
 * Waits until all widgets that should have mounted are ready. Which widgets should have mounted depends on `data-when`
 * and on the scroll position.
 * @param isIdle false if the test keeps the page from becoming idle. Widgets with `data-when=idle` and prerendered
 * widgets then don't mount, so this function doesn't wait for them.
 */
export const waitForWidgets = async (page: Page, isIdle = true): Promise<void> => {
  await page.waitForFunction((idleIsDue) => window.areDueWidgetsReady(idleIsDue), isIdle);
};
