import { type Finding, finding } from './findings';
import { contentTypeOf, fetchFresh } from './probe-file';

/** Path of the quote request. A copy: the contract's constant is in the form's chunk, which may be the missing one. */
export const SEND_PATH = '{product}/contact_us.php';

/** Finds out what is wrong with an API by posting a form without fields, which stores nothing. */
export async function probeApi(base: string, product: string): Promise<Finding | undefined> {
  const path = SEND_PATH.replace('{product}', product);
  const address = base + path;
  const page = location.protocol === 'file:' ? 'null' : self.origin;
  const post = (init: RequestInit = {}) =>
    fetchFresh(address, { method: 'POST', body: new FormData(), ...init });

  const response = await post();
  if (!response) {
    if (location.protocol === 'https:' && /^http:(?!\/\/(localhost|127\.))/.test(base)) {
      return finding('api-mixed', { address });
    }
    return finding((await post({ mode: 'no-cors' })) ? 'api-cors' : 'api-unreachable', { address, page });
  }
  const { status } = response;
  const body: unknown = await response.json().catch(() => undefined);
  if (status === 404) return finding('api-address', { address, status, path });
  if (status >= 500) return finding('api-broken', { address, status });
  if (typeof Object(body).success === 'boolean') return;
  return finding('api-no-json', { address, status, type: contentTypeOf(response) });
}
