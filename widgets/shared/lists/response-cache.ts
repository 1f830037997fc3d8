/** How long a response is fresh (requirements 8). A stale one is shown until the next one arrives. */
export const CACHE_TTL_MS = 60_000;

/** A response, and when it arrived. */
export type CacheEntry = { readonly at: number; readonly data: unknown };

const storageKey = (key: string) => `broker-list ${key}`;

/** The response that a page of this visit received, however old; undefined if none is stored. */
export function readCache(key: string): CacheEntry | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(key)) ?? '') as CacheEntry;
  } catch {
    // Nothing stored, or no storage.
    return undefined;
  }
}

export function writeCache(key: string, entry: CacheEntry) {
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify(entry));
  } catch {
    // No storage, or it is full: the next page sends the request again.
  }
}
