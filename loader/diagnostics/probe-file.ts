import { type Finding, finding } from './findings';

/** Time limit of a diagnostic request, and of mounting a widget. Long enough for slow responses. */
export const TIMEOUT_MS = 10_000;

/**
 * Fetches without cookies, and without the cache unless `init` says otherwise. Resolves to undefined if there is no
 * response.
 */
export const fetchFresh = (address: string, init: RequestInit = {}): Promise<Response | undefined> =>
  fetch(address, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout?.(TIMEOUT_MS),
    ...init,
  }).catch(() => undefined);

export const contentTypeOf = (response: Response) =>
  response.headers.get('content-type')?.split(';')[0] || 'no type';

/**
 * Returns the hash that a file must have according to the loader. Reads the hash from the `<link>` with which the
 * loader requested the file: if a file fails, its link stays in the page. Returns an empty string if there is no link.
 */
const integrityOf = (address: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][integrity]')].find(
    ({ href }) => href === address,
  )?.integrity ?? '';

/** Finds out why one of our files didn't run. Fetches the file as data, so that it doesn't run. */
export async function probeFile(address: string): Promise<Finding> {
  const integrity = integrityOf(address);
  if (integrity && (await fetchFresh(address, { integrity }))?.ok)
    return finding('file-blocked-as-script', { address });
  const response = await fetchFresh(address);
  if (!response) {
    const exists = await fetchFresh(address, { mode: 'no-cors' });
    return finding(exists ? 'file-cors' : 'file-blocked', { address });
  }
  return response.ok
    ? finding('file-changed', { address, type: contentTypeOf(response) })
    : finding('file-missing', { address, status: response.status });
}
