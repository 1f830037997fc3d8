import type { FormCopy } from '../shared/FormFrame';

/** Wording of the enquiry form. Labels: spec section 2. */
export const COPY = {
  title: 'Write to us',
  mobileHint: '10-digit mobile number',
  submit: 'Submit',
  sending: 'Sending',
  sendingRequest: 'Sending your enquiry',
  tryAgain: 'Try again',
  callUs: 'Call us',
  problem: 'There is a problem',
  failed: 'We could not send your enquiry. Please try again.',
  offline: 'You appear to be offline. Your details are still in the form. Send them when you are connected.',
  kept: 'Your details are still in the form.',
  thanks: 'Thank you. We have received your enquiry. Our team will contact you soon.',
  another: 'Send another enquiry',
  detailsGoTo: (broker: string) =>
    `Your details go to ${broker}, only to answer your enquiry and to contact you about it.`,
  howWeUse: 'How we use your details',
} as const satisfies FormCopy & Record<string, unknown>;

/** Label, type, which also names the keyboard that a phone brings up, and autofill token (WCAG 1.3.5). */
export const INPUTS = {
  first_name: ['First Name', 'text', 'given-name'],
  last_name: ['Last Name', 'text', 'family-name'],
  mobile: ['Mobile Number', 'tel', 'tel'],
  email: ['Email Id', 'email', 'email'],
} as const;

export const MESSAGE_LABEL = 'Ask Query';
