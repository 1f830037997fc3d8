import { useEffect, useState } from 'react';
import { sanitise } from './sanitise';

/** An item with its HTML, made safe. */
export type SafeItem<T> = { readonly item: T; readonly html: DocumentFragment };

/** Longer than this and a visitor's tap waits. */
const TURN_MS = 16;

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * The items once the HTML of all of them is safe to show, so that each then comes at its full height; until then those
 * before them. Undefined where there are none yet.
 * @param htmlOf a constant, as are `base` and `below`, which the sanitiser takes
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
    let isOver = false;
    const run = async () => {
      const done: SafeItem<T>[] = [];
      let began = performance.now();
      for (const item of items) {
        done.push({ item, html: await sanitise(htmlOf(item), { base, below }) });
        if (performance.now() - began < TURN_MS) continue;
        await nextTurn();
        if (isOver) return;
        began = performance.now();
      }
      if (!isOver) setSafe(done);
    };
    run();
    return () => {
      isOver = true;
    };
  }, [items, htmlOf, base, below]);
  return safe;
}
