import { decodeValue, encodeValue } from '../../contract/coded-value';
import type { Env } from '../runtime/attach';

/**
 * Returns a value that a page or a link adds to a lead, in the form that the API expects: encoded for our own API, so
 * that no firewall rejects its words; decoded for any other API, even if the link has it encoded.
 */
export const pageValue = (value: string, { ownApi }: Pick<Env, 'ownApi'>) =>
  (ownApi ? encodeValue : decodeValue)(value.trim());
