/** How long a response is fresh (requirements 8.1). A stale one is shown until the next one arrives. */
export const CACHE_TTL_MS = 60_000;

/** A response, and when it arrived. */
export type CacheEntry = { readonly at: number; readonly data: unknown };

const storageKey = (key: string) => `broker-list ${key}`;

/** The response that a page of this visit received, however old; undefined if none is stored. */
export function readCache(key: string): CacheEntry | undefined {
  try {
    const entry = JSON.parse(sessionStorage.getItem(storageKey(key)) ?? '') as Partial<CacheEntry> | null;
    return typeof entry?.at === 'number' ? (entry as CacheEntry) : undefined;
  } catch {
    // Nothing stored, or no storage.
    return undefined;
  }
}

/** Whether a response need not be requested again. One from the future is stale: the clock has been set back. */
export function isFresh({ at }: CacheEntry): boolean {
  const age = Date.now() - at;
  return age >= 0 && age <= CACHE_TTL_MS;
}

export function writeCache(key: string, entry: CacheEntry) {
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify(entry));
  } catch {
    // No storage, or it is full: the next page sends the request again.
  }
}
