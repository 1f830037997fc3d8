/** How long an answer is fresh (spec section 9, data cache lifetime). Afterwards it shows until the next one comes. */
export const FRESH_MS = 60_000;

/** An answer, and when it came. */
export type Kept = { readonly at: number; readonly data: unknown };

const storageKey = (key: string) => `broker-list ${key}`;

/** What another page of the visit was answered, however old; undefined where nothing is kept. */
export function recall(key: string): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(key)) ?? '') as Kept;
  } catch {
    // Nothing kept, or no storage: the call tells.
    return undefined;
  }
}

export function keep(key: string, kept: Kept) {
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify(kept));
  } catch {
    // No storage, or no room in it: the next page asks anew.
  }
}
