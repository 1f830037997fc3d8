import { whereIs } from './describe-element';
import { type Finding, finding } from './findings';
import { contentTypeOf, fetchFresh } from './probe-file';

/**
 * Path of the quote request. Copied from the contract: importing the contract would load the form's chunk, which may be
 * the file that fails to load.
 */
export const SEND_PATH = '{product}/contact_us.php';

const isJson = (response: Response) => contentTypeOf(response).includes('json');

/**
 * Statuses with which a firewall rejects a request because of its content. A firewall's response isn't JSON. The list
 * is copied from the forms' code, for the same reason as SEND_PATH.
 */
export const REJECTED = [403, 406, 413];

/**
 * Encodes a partner's ID so that firewalls let it through. Copied from the contract, for the same reason as SEND_PATH.
 */
const encodeValue = (value: string) =>
  value.replace(/[^\w.-]|0(?=x)/gi, (character) => `__${character.codePointAt(0)}_`);

/** A harmless question that common firewall rules mistake for an attack. */
const SUSPICIOUS = 'Tell me; who handles claims & how?';

/**
 * Posts only a partner's ID. Returns a finding if the API reports that the ID is unknown. Only our own API reports
 * this.
 */
export async function probePartner(
  base: string,
  product: string,
  host: Element,
  partner: string,
): Promise<Finding | undefined> {
  const body = new FormData();
  body.append('partner', encodeValue(partner));
  const response = await fetchFresh(base + SEND_PATH.replace('{product}', product), { method: 'POST', body });
  const answer: unknown = await response?.json().catch(() => undefined);
  if (!Object(answer).unknown_partner) return undefined;
  return finding('unknown-partner', { partner, where: whereIs(host) }, host);
}

/**
 * Finds out what is wrong with an API. Posts a form without fields. If the API responds as expected, also posts a form
 * with only a question. The API stores neither form.
 */
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
  if (typeof Object(body).success === 'boolean') {
    const form = new FormData();
    form.append('message', SUSPICIOUS);
    const worded = await post({ body: form });
    if (worded && REJECTED.includes(worded.status) && !isJson(worded)) {
      return finding('firewall', { address, status: worded.status });
    }
    return Object(body).untrusted_proxy ? finding('untrusted-proxy', { address }) : undefined;
  }
  if (REJECTED.includes(status)) return finding('api-rejected', { address, status });
  return finding('api-no-json', { address, status, type: contentTypeOf(response) });
}
