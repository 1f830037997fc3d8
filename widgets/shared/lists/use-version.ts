import { useMemo, useRef } from 'react';
import type { Loaded } from './list-store';

/**
 * Identifies the content that a list's element shows. `static` is the page's own markup. `loading` and `failed` mean
 * that there is no list to show. Any other value is content from the API. On our own pages, `useVersion` returns `=`
 * followed by the list's hash; on other pages, it returns `ready`. Some views add their own values, such as `missing`.
 */
export type Version = 'static' | 'loading' | 'failed' | (string & {});

/** What a widget knows about the markup of its placeholder. */
export type Prerendered = {
  readonly prerendered: boolean;
  /**
   * The placeholder's `data-content`: the hash of the list in its markup. Empty if the list was empty at build time;
   * undefined if the build had no list.
   */
  readonly content?: string | undefined;
};

/**
 * Returns the version of a list to show. In a prerendered placeholder, this is `static` until the API's list differs
 * from the markup. If the request fails, the markup stays, unless the markup has no items.
 * @param hashOf must be constant; returns the hash of those fields that the markup shows
 * @param isUsed true if the visitor uses a part of the list that the markup lacks
 */
export function useVersion<T>(
  { phase, data }: Loaded<T>,
  { prerendered, content }: Prerendered,
  hashOf: (data: T) => string,
  isUsed = false,
): Version {
  const isReplaced = useRef(false);
  const hash = useMemo(() => (prerendered && data ? hashOf(data) : undefined), [prerendered, data, hashOf]);
  if (!prerendered) return data ? 'ready' : phase;
  if (hash === undefined) return phase === 'failed' && !content ? phase : 'static';
  if (hash !== content || isUsed) isReplaced.current = true;
  return isReplaced.current ? `=${hash}` : 'static';
}
