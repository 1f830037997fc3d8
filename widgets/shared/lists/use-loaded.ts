import { useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Loaded } from './list-store';

/** The state at build time, and before the first response. */
const INITIAL: Loaded<never> = { phase: 'loading', data: undefined };

/**
 * Returns the current state of a list. In the first render of a prerendered widget, the phase is always `loading`, even
 * if the data is available, because this render must match the build's markup.
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
