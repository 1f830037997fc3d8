/** How long an answer is fresh (requirements 8). Afterwards it is shown until the next one arrives. */
export const CACHE_TTL_MS = 60_000;

/** An answer, and when it came. */
export type CacheEntry = { readonly at: number; readonly data: unknown };

const storageKey = (key: string) => `broker-list ${key}`;

/** What another page of the visit was answered, however old; undefined where nothing is kept. */
export function readCache(key: string): CacheEntry | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(key)) ?? '') as CacheEntry;
  } catch {
    // Nothing kept, or no storage: the call tells.
    return undefined;
  }
}

export function writeCache(key: string, kept: CacheEntry) {
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify(kept));
  } catch {
    // No storage, or no room in it: the next page asks anew.
  }
}
