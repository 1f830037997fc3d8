import type { Page } from 'playwright-core';

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node | null }[];
};

/** What has moved on the page so far, but for what answers to a visitor: how much, and which elements. */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen: PerformanceEntry[] = [];
        const observer = new PerformanceObserver((list) => void seen.push(...list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Two frames: one that lays out what has just changed, one that reports it.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              const all = [...seen, ...observer.takeRecords()] as Shift[];
              const unasked = all.filter(({ hadRecentInput }) => !hadRecentInput);
              resolve(
                unasked.map(({ value, sources }) => {
                  const moved = sources.map(({ node }) =>
                    (node as Element | undefined)?.outerHTML?.slice(0, 80),
                  );
                  return `${value} by ${moved.join(', ')}`;
                }),
              );
            }),
          ),
        );
      }),
  );
