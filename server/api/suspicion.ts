import { HIDDEN_FIELD } from '../../widgets/contract/own-api-fields';
import type { Form } from './read-form';

/**
 * Why a form looks like a machine's; undefined if it does not. Such a lead is answered and stored like any other. It is
 * mailed with a mark, since text browsers show the field to people, and other channels get it once it has been approved.
 */
export const suspicionOf = (form: Form): string | undefined =>
  form.get(HIDDEN_FIELD)?.trim() ? 'hidden field filled in' : undefined;
