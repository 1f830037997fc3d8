import { HIDDEN_FIELD } from '../../contract/own-api-fields';
import type { Env } from '../runtime/attach';
import { isPrerendered } from '../runtime/is-one-file';

/**
 * Returns true if a form has the fields that only our own API accepts. A prerendered form has them if its markup
 * contains them. Every other form has them if `env.ownApi` is true.
 */
export const isOwnApi = (host: HTMLElement, env: Env): boolean =>
  isPrerendered(host) ? !!host.querySelector(`[name=${HIDDEN_FIELD}]`) : !!env.ownApi;
