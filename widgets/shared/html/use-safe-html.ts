import { useEffect, useState } from 'react';
import { sanitise } from './sanitise';

/** An item with its sanitised HTML. */
export type SafeItem<T> = { readonly item: T; readonly html: DocumentFragment };

/**
 * When a task has taken this long, sanitising continues in a new task, so that the page can respond to taps in between.
 */
const MAX_TASK_MS = 16;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Returns the items with their sanitised HTML once all items are ready, so that no item changes its height later. Until
 * then, returns the previous items, or undefined if there are none.
 * @param htmlOf must be constant
 * @param base option of `sanitise`; must be constant
 * @param below option of `sanitise`; must be constant
 */
export function useSafeHtml<T>(
  items: readonly T[] | undefined,
  htmlOf: (item: T) => string,
  base: string,
  below: number,
): readonly SafeItem<T>[] | undefined {
  const [safe, setSafe] = useState<readonly SafeItem<T>[]>();
  useEffect(() => {
    if (!items) {
      setSafe(undefined);
      return;
    }
    let isDisposed = false;
    const run = async () => {
      const done: SafeItem<T>[] = [];
      let startedAt = performance.now();
      for (const item of items) {
        done.push({ item, html: await sanitise(htmlOf(item), { base, below }) });
        if (performance.now() - startedAt < MAX_TASK_MS) continue;
        await nextTask();
        if (isDisposed) return;
        startedAt = performance.now();
      }
      if (!isDisposed) setSafe(done);
    };
    run();
    return () => {
      isDisposed = true;
    };
  }, [items, htmlOf, base, below]);
  return safe;
}
