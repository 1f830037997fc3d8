/**
 * Messages about a quote request; some also answer an enquiry or an application. The form translates them. Each `{…}`
 * is replaced by a value. A response may join several messages.
 */
export const ANSWERS = {
  thanks: 'Thank you. We have received your request. Our team will contact you soon.',
  /** The form itself shows this message when the visitor returns to the page. */
  unsent: 'Your request may not have been sent. Please send it again.',
  /** The form itself shows this message if a firewall rejects a request. */
  rejected: 'A security filter on the way to us has rejected your request. Please call us.',
  withheld:
    'Your question was left out, because a security filter rejects its words. Please tell us when we call.',
  reference: 'Your reference number is {ref}.',
  tooMany: 'Too many attempts.',
  tooManyOfMobile: 'We already have several requests from this mobile number.',
  tryInOneMinute: 'Please try again after 1 minute.',
  tryInMinutes: 'Please try again after {minutes} minutes.',
} as const;

/** Returns the message of thanks for a request, an enquiry or an application. */
export const thanksFor = (sent: 'request' | 'enquiry' | 'application') =>
  ANSWERS.thanks.replace('request', sent);
