import { useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/**
 * Returns the store's state, and re-renders when it changes. This hook is 250 bytes (brotli) smaller than
 * useSyncExternalStore of Preact's compat layer, and 2.3 KB smaller than zustand's own `create`. The effect reads the
 * state again, because the state may have changed since the render.
 */
export function useStore<T>(store: StoreApi<T>): T {
  const [state, setState] = useState(store.getState);
  useLayoutEffect(() => {
    setState(store.getState);
    return store.subscribe(setState);
  }, [store]);
  return state;
}
