import { HIDDEN_FIELD } from '../../widgets/contract/own-api-fields';
import type { Form } from './read-form';

/**
 * Returns the reason why a form looks machine-made, or undefined if it doesn't. A suspected lead is stored like any
 * other. Its sender gets the same response, but no confirmation. The broker still gets a mail about the lead, marked as
 * suspected: the sender may be a person with a text browser, which shows the hidden field. addSuspectedDelivery limits
 * these mails. The webhook gets the lead only after somebody has approved or redelivered it.
 */
export const suspicionOf = (form: Form): string | undefined =>
  form.get(HIDDEN_FIELD)?.trim() ? 'hidden field filled in' : undefined;
