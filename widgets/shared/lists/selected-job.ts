import { jobIdFromUrl } from '../../contract/job-url';

const KEY = 'broker-job';

/**
 * Saves a job for the next page: its id is not part of that page's URL (requirements 2.1).
 * Returns false if storage is disabled; the URL must then carry the id.
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
 * The job that this page is about: from its URL, else from its history entry (after a reload, or back), else the saved
 * one, which is moved to the history entry.
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
