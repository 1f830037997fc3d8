/** How long a response is fresh (requirements 8.1). A stale response is shown until the next one arrives. */
export const CACHE_TTL_MS = 60_000;

/** The `data` of a response, and when it arrived, in ms since the epoch. */
export type CacheEntry = { readonly at: number; readonly data: unknown };

const storageKey = (key: string) => `broker-list ${key}`;

/** Returns the response that a page of this visit stored, even if it is stale; undefined if there is none. */
export function readCache(key: string): CacheEntry | undefined {
  try {
    const entry = JSON.parse(sessionStorage.getItem(storageKey(key)) ?? '') as Partial<CacheEntry> | null;
    return typeof entry?.at === 'number' ? (entry as CacheEntry) : undefined;
  } catch {
    // Nothing is stored, or storage is blocked.
    return undefined;
  }
}

/**
 * Returns true if a response is fresh. A response that seems to come from the future counts as stale: the clock was set
 * back after the response arrived, so its age is unknown.
 */
export function isFresh({ at }: Pick<CacheEntry, 'at'>): boolean {
  const age = Date.now() - at;
  return age >= 0 && age <= CACHE_TTL_MS;
}

export function writeCache(key: string, entry: CacheEntry) {
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify(entry));
  } catch {
    // Storage is blocked or full: the next page sends the request again.
  }
}
