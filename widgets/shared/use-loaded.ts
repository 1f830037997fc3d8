import { useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Loaded } from './lists';
import { useStore } from './use-store';

/** Before anything came: how a list stands in a page at build time. */
export const WAITING: Loaded<never> = { phase: 'loading', data: undefined };

/** The list's state. What is prerendered is hydrated as it waits: an answer that is kept already shows right after. */
export function useLoaded<T>(store: StoreApi<Loaded<T>>, prerendered: boolean): Loaded<T> {
  const state = useStore(store);
  const [hydrating, setHydrating] = useState(prerendered);
  useLayoutEffect(() => setHydrating(false), []);
  return hydrating ? WAITING : state;
}
