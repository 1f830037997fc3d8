import { COPY as QUOTE } from '../../widgets/quote-form/copy';
import type { FormCopy } from '../../widgets/shared/forms/form-copy';

export const REMINDER_COPY = {
  ...QUOTE,
  submit: 'Set the reminder',
  detailsGoTo: (broker: string) =>
    `Your details go to ${broker}, only to remind our team of your renewal and to contact you about it.`,
} as const satisfies FormCopy;
