import { decodeValue, encodeValue } from '../../contract/coded-value';
import type { Env } from '../runtime/attach';

/**
 * Returns what a page or a link says of a lead as the API gets it: coded for our own, so that no firewall rejects its words, and plain
 * for any other, even from a link that has it coded.
 */
export const pageValue = (value: string, { ownApi }: Pick<Env, 'ownApi'>) =>
  (ownApi ? encodeValue : decodeValue)(value.trim());
