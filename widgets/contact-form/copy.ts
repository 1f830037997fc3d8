import type { FormCopy } from '../shared/forms/form-copy';

/** Texts of the enquiry form. The texts of its fields are in LEAD_FIELDS. */
export const COPY = {
  title: 'Write to us',
  submit: 'Submit',
  sending: 'Sending',
  sendingRequest: 'Sending your enquiry',
  stillSending: 'Still sending. This is taking longer than usual.',
  tryAgain: 'Try again',
  callUs: 'Call us',
  problem: 'There is a problem',
  problems: (count: number) =>
    count === 1 ? '1 answer is missing or wrong:' : `${count} answers are missing or wrong:`,
  failed: 'Your enquiry may not have been sent. Please try again.',
  offline: 'You appear to be offline. Send the form when you are connected.',
  kept: 'Your details are still in the form.',
  thanks: 'Thank you. We have received your enquiry. Our team will contact you soon.',
  next: 'What happens next: we read your enquiry and contact you. If you call us, please give this number.',
  copyNumber: 'Copy the number',
  copied: 'Copied',
  another: 'Send another enquiry',
  detailsGoTo: (broker: string) =>
    `Your details go to ${broker}, only to answer your enquiry and to contact you about it.`,
  howWeUse: 'How we use your details',
  leaveEmpty: 'Leave this empty',
  licenceNumber: 'Licence No.',
} as const satisfies FormCopy & Record<string, unknown>;
