import { HIDDEN_FIELD } from '../../widgets/contract/own-api-fields';
import type { Form } from './read-form';

/**
 * Returns the reason why a form looks machine-made, or undefined if it doesn't. A suspected lead is stored like any
 * other, and its sender gets the same response, but no confirmation. The broker still gets a mail about the lead,
 * marked as suspected, since text browsers show the hidden field to people. addSuspectedDelivery limits these mails.
 * The webhook gets the lead only after somebody has approved or redelivered it.
 */
export const suspicionOf = (form: Form): string | undefined =>
  form.get(HIDDEN_FIELD)?.trim() ? 'hidden field filled in' : undefined;
