import { type Finding, finding } from './findings';

/** Longer than a slow answer takes. */
export const PATIENCE_MS = 10_000;

/** A request whose answer is not kept; nothing where none came. Cookies stay at home. */
export const ask = (address: string, init: RequestInit = {}): Promise<Response | undefined> =>
  fetch(address, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...init,
  }).catch(() => undefined);

export const typeOf = (answer: Response) => answer.headers.get('content-type')?.split(';')[0] || 'no type';

/** The hash that the loader wanted of a file: links that failed stay in the page. */
const integrityOf = (address: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][integrity]')].find(
    ({ href }) => href === address,
  )?.integrity ?? '';

/** Why a file of ours did not run, found out by asking for it as data. */
export async function probeFile(address: string): Promise<Finding> {
  const integrity = integrityOf(address);
  if (integrity && (await ask(address, { integrity }))?.ok)
    return finding('file-blocked-as-script', { address });
  const answer = await ask(address);
  if (!answer) {
    const isThere = await ask(address, { mode: 'no-cors' });
    return finding(isThere ? 'file-cors' : 'file-blocked', { address });
  }
  return answer.ok
    ? finding('file-changed', { address, type: typeOf(answer) })
    : finding('file-missing', { address, status: answer.status });
}
