import { type Finding, finding } from './findings';
import { ask, typeOf } from './probe-file';

/** The call that sends a quote; the contract's own constant stands in the form's chunk, which may be what is missing. */
export const SEND_PATH = '{product}/contact_us.php';

/** What is wrong with an API, found out by a form without a field, of which nothing is stored. */
export async function probeApi(base: string, product: string): Promise<Finding | undefined> {
  const path = SEND_PATH.replace('{product}', product);
  const address = base + path;
  const page = location.protocol === 'file:' ? 'null' : self.origin;
  const post = (init: RequestInit = {}) => ask(address, { method: 'POST', body: new FormData(), ...init });

  const answer = await post();
  if (!answer) {
    if (location.protocol === 'https:' && /^http:(?!\/\/(localhost|127\.))/.test(base)) {
      return finding('api-mixed', { address });
    }
    return finding((await post({ mode: 'no-cors' })) ? 'api-cors' : 'api-unreachable', { address, page });
  }
  const { status } = answer;
  const said: unknown = await answer.json().catch(() => undefined);
  if (status === 404) return finding('api-address', { address, status, path });
  if (status >= 500) return finding('api-broken', { address, status });
  if (typeof Object(said).success === 'boolean') return;
  return finding('api-no-json', { address, status, type: typeOf(answer) });
}
