import { decodeValue, encodeValue } from '../../contract/coded-value';
import type { Env } from '../runtime/attach';

/**
 * Prepares a value from a page or a link for the API that gets the lead. Our own API gets the value encoded, so that no
 * firewall rejects its words. Any other API gets it decoded, even if the link contains it encoded.
 */
export const pageValue = (value: string, { ownApi }: Pick<Env, 'ownApi'>) =>
  (ownApi ? encodeValue : decodeValue)(value.trim());
