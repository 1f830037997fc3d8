/**
 * Messages about a quote request, which the form translates; `{…}` is replaced by a value. A response of the server may
 * join several of them.
 */
export const ANSWERS = {
  thanks: 'Thank you. We have received your request. Our team will contact you soon.',
  /** Shown by the form itself, after a return to the page. */
  unsent: 'Your request may not have been sent. Please send it again.',
  reference: 'Your reference number is {ref}.',
  tooMany: 'Too many attempts.',
  tooManyOfMobile: 'We already have several requests from this mobile number.',
  tryInOneMinute: 'Please try again after 1 minute.',
  tryInMinutes: 'Please try again after {minutes} minutes.',
} as const;
