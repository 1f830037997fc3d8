const KEY = 'broker-job';

/** Of a page's address: the way of a new tab, a shared link, and of pages without scripts. */
const PARAMETER = 'job';

/**
 * Keeps a job for the page that is gone to next: its id is no part of that page's address (requirements 2).
 * False where storage is switched off; the address must then carry it.
 */
export function saveSelectedJob(id: string): boolean {
  try {
    sessionStorage.setItem(KEY, id);
    return true;
  } catch {
    return false;
  }
}

/**
 * The job that this page is for: its address's, that of its entry in the history (after a reload, or back), else the one
 * that was kept, which is taken once and becomes the entry's.
 */
export function readSelectedJob(): string | undefined {
  const inAddress = new URLSearchParams(location.search).get(PARAMETER);
  if (inAddress) return inAddress;
  const inEntry: unknown = history.state?.[KEY];
  if (typeof inEntry === 'string') return inEntry;
  const kept = take();
  if (kept) history.replaceState({ ...history.state, [KEY]: kept }, '');
  return kept;
}

function take(): string | undefined {
  try {
    const id = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return id || undefined;
  } catch {
    return undefined;
  }
}
