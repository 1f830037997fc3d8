import { useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Loaded } from './list-store';

/** The state before any response, and at build time. */
export const INITIAL: Loaded<never> = { phase: 'loading', data: undefined };

/**
 * The current state of a list. The first render of a prerendered widget always shows it as loading, even if the data is
 * available: it must match the markup of the build, which has no list.
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
