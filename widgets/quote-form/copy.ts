import type { FormCopy } from '../shared/forms/form-copy';

/** English texts of the quote form. The texts of its fields are in LEAD_FIELDS. */
export const COPY = {
  title: 'Get A Quote',
  optional: '(optional)',
  stateFirst: 'Select a state first',
  loadingCities: 'Loading cities',
  cityNotListed: 'My city is not in the list',
  cityFromList: 'Choose from the list',
  submit: 'Submit',
  sending: 'Sending',
  sendingRequest: 'Sending your request',
  stillSending: 'Still sending. This is taking longer than usual.',
  tryAgain: 'Try again',
  callUs: 'Call us',
  problem: 'There is a problem',
  problems: (count: number) =>
    count === 1 ? '1 answer is missing or wrong:' : `${count} answers are missing or wrong:`,
  failed: 'Your request may not have been sent. Please try again.',
  offline: 'You appear to be offline. Send the form when you are connected.',
  kept: 'Your details are still in the form.',
  thanks: 'Thank you. We have received your request. Our team will contact you soon.',
  next: 'What happens next: we prepare your quote and contact you. If you call us, please give this number.',
  copyNumber: 'Copy the number',
  copied: 'Copied',
  another: 'Send another request',
  detailsGoTo: (broker: string) =>
    `Your details go to ${broker}, only to prepare your quote and to contact you about this request.`,
  howWeUse: 'How we use your details',
  leaveEmpty: 'Leave this empty',
  licenceNumber: 'Licence No.',
} as const satisfies FormCopy & Readonly<Record<string, unknown>>;
