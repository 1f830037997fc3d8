/**
 * Messages about a quote request, which the form translates; `{…}` is replaced by a value. A response of the server may
 * join several of them.
 */
export const ANSWERS = {
  thanks: 'Thank you. We have received your request. Our team will contact you soon.',
  /** Shown by the form itself, after a return to the page. */
  unsent: 'Your request may not have been sent. Please send it again.',
  /** Shown by the form itself, if a firewall rejects a request. */
  rejected: 'A security filter on the way to us has rejected your request. Please call us.',
  withheld:
    'Your question was left out, because a security filter rejects its words. Please tell us when we call.',
  reference: 'Your reference number is {ref}.',
  tooMany: 'Too many attempts.',
  tooManyOfMobile: 'We already have several requests from this mobile number.',
  tryInOneMinute: 'Please try again after 1 minute.',
  tryInMinutes: 'Please try again after {minutes} minutes.',
} as const;
