import { HIDDEN_FIELD } from '../../widgets/contract/own-api-fields';
import type { Form } from './read-form';

/**
 * Returns why a form looks machine-made; undefined if it doesn't. A suspected lead is answered and stored like any
 * other. Its mail is marked as suspected, since text browsers show the hidden field to people; other channels get it
 * once it's approved.
 */
export const suspicionOf = (form: Form): string | undefined =>
  form.get(HIDDEN_FIELD)?.trim() ? 'hidden field filled in' : undefined;
