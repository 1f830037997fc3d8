import { HIDDEN_FIELD } from '../../contract/own-api-fields';
import type { Env } from '../runtime/attach';

/** Whether a form has the fields of our own API: on our own pages if they are in the markup. */
export const isOwnApi = (host: HTMLElement, env: Env): boolean =>
  host.hasAttribute('data-prerendered') ? !!host.querySelector(`[name=${HIDDEN_FIELD}]`) : !!env.ownApi;
