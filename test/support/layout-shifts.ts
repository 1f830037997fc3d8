import type { Page } from 'playwright-core';

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node?: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
};

/**
 * Returns a text for each layout shift of the page so far, with the time of the shift, and the old and new position of
 * each moved element. Leaves out shifts soon after an input, which the browser marks with `hadRecentInput`.
 */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen: PerformanceEntry[] = [];
        const observer = new PerformanceObserver((list) => void seen.push(...list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Wait two frames: the first lays out the latest changes, the second reports their shifts.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              const all = [...seen, ...observer.takeRecords()] as Shift[];
              const unexpected = all.filter(({ hadRecentInput }) => !hadRecentInput);
              resolve(
                unexpected.map(({ value, startTime, sources }) => {
                  const moved = sources.map(({ node, previousRect, currentRect }) => {
                    const [before, after] = [previousRect, currentRect].map(
                      ({ x, y, width, height }) => `${x},${y} ${width}x${height}`,
                    );
                    const html = (node as Element | undefined)?.outerHTML?.slice(0, 80);
                    return `${html} from ${before} to ${after}`;
                  });
                  return `${value} at ${Math.round(startTime)} ms: ${moved.join('; ')}`;
                }),
              );
            }),
          ),
        );
      }),
  );
