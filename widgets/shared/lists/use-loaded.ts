import { useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Loaded } from './list-store';

/** Before anything came: how a list stands in a page at build time. */
export const INITIAL: Loaded<never> = { phase: 'loading', data: undefined };

/**
 * A list as it comes. The first render of a prerendered widget is the waiting one whatever is known already: it must equal
 * the markup that was made when the page was built, which has no list.
 */
export function useLoaded<T>(list: StoreApi<Loaded<T>> | undefined, prerendered: boolean): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>(prerendered || !list ? INITIAL : list.getState);
  useLayoutEffect(() => {
    if (!list) return;
    setLoaded(list.getState);
    return list.subscribe(setLoaded);
  }, [list]);
  return loaded;
}
