import type { FormCopy } from '../shared/forms/form-copy';
import { FORM_TEXTS } from '../shared/forms/form-texts';

/** Texts of the enquiry form. The texts of its fields are in LEAD_FIELDS. */
export const COPY = {
  title: 'Write to us',
  sendingRequest: 'Sending your enquiry',
  failed: 'Your enquiry may not have been sent. Please try again.',
  kept: 'Your details are still in the form.',
  thanks: 'Thank you. We have received your enquiry. Our team will contact you soon.',
  next: 'What happens next: we read your enquiry and contact you. If you call us, please give this number.',
  another: 'Send another enquiry',
  ...FORM_TEXTS,
  detailsGoTo: (broker: string) =>
    `Your details go to ${broker}, only to answer your enquiry and to contact you about it.`,
} as const satisfies FormCopy & Record<string, unknown>;
