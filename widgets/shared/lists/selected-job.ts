import { jobIdFromUrl } from '../../contract/job-url';

const KEY = 'broker-job';

/**
 * Saves a job's id for the next page, whose URL doesn't contain it (requirements 2.1). Returns false if storage is
 * blocked: the URL must then contain the id.
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
 * Returns the id of this page's job. Looks first in the URL, then in the history entry, which has the id after a reload
 * or Back. If neither has an id, returns the saved id, and moves it to the history entry.
 */
export function readSelectedJob(): string | undefined {
  const fromUrl = jobIdFromUrl(location);
  if (fromUrl) return fromUrl;
  const fromHistory: unknown = history.state?.[KEY];
  if (typeof fromHistory === 'string') return fromHistory;
  const saved = takeSavedJob();
  if (saved) history.replaceState({ ...history.state, [KEY]: saved }, '');
  return saved;
}

function takeSavedJob(): string | undefined {
  try {
    const id = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return id || undefined;
  } catch {
    return undefined;
  }
}
