import { HIDDEN_FIELD } from '../../contract/hidden-field';
import type { Env } from '../runtime/attach';

/** Whether a form has the field that only programs fill in: if the API is ours, or, on our own pages, as in the markup. */
export const showsHiddenField = (host: HTMLElement, env: Env): boolean =>
  host.hasAttribute('data-prerendered') ? !!host.querySelector(`[name=${HIDDEN_FIELD}]`) : !!env.ownApi;
