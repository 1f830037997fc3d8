import type { Page } from 'playwright-core';

const LONG_MS = 1_000;

type HeldTimer = {
  readonly delayMs: number;
  readonly run: (...args: unknown[]) => void;
  readonly args: readonly unknown[];
};

declare global {
  interface Window {
    slowTimers: Map<number, HeldTimer>;
  }
}

/**
 * From the next page load on, holds every `setTimeout` of a second or more until the test calls `release`. Shorter
 * timers and intervals run as usual.
 */
export async function holdSlowTimers(page: Page) {
  await page.addInitScript((longMs) => {
    const { setTimeout: start, clearTimeout: stop } = window;
    window.slowTimers = new Map();
    Object.assign(window, {
      setTimeout(run: (...args: unknown[]) => void, delayMs = 0, ...args: unknown[]) {
        if (delayMs < longMs) return start(run, delayMs, ...args);
        const id = start(() => {}, 0);
        window.slowTimers.set(id, { delayMs, run, args });
        return id;
      },
      clearTimeout(id: number) {
        window.slowTimers.delete(id);
        stop(id);
      },
    });
  }, LONG_MS);
  return {
    /** Returns the delays of the held timers. */
    waiting: () => page.evaluate(() => [...window.slowTimers.values()].map(({ delayMs }) => delayMs)),
    release: () =>
      page.evaluate(() => {
        const due = [...window.slowTimers.values()];
        window.slowTimers.clear();
        for (const { run, args } of due) run(...args);
      }),
  };
}
