import type { FormCopy } from '../shared/forms/form-copy';
import { FORM_TEXTS } from '../shared/forms/form-texts';

/** English texts of the quote form. The texts of its fields are in LEAD_FIELDS. */
export const COPY = {
  title: 'Get A Quote',
  optional: '(optional)',
  stateFirst: 'Select a state first',
  loadingCities: 'Loading cities',
  cityNotListed: 'My city is not in the list',
  cityFromList: 'Choose from the list',
  sendingRequest: 'Sending your request',
  failed: 'Your request may not have been sent. Please try again.',
  kept: 'Your details are still in the form.',
  thanks: 'Thank you. We have received your request. Our team will contact you soon.',
  next: 'What happens next: we prepare your quote and contact you. If you call us, please give this number.',
  another: 'Send another request',
  ...FORM_TEXTS,
  detailsGoTo: (broker: string) =>
    `Your details go to ${broker}, only to prepare your quote and to contact you about this request.`,
} as const satisfies FormCopy & Readonly<Record<string, unknown>>;
