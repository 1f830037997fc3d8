/**
 * The messages that follow a quote request. Most come from the server, which also uses some of them for an enquiry or
 * an application. The server replaces each `{…}` with a value, and may join several messages in one response. The form
 * itself shows `unsent` and `rejected`, and appends `withheld`. The form translates all messages.
 */
export const ANSWERS = {
  thanks: 'Thank you. We have received your request. Our team will contact you soon.',
  /** Shown when the visitor returns to the page after a request that got no answer. */
  unsent: 'Your request may not have been sent. Please send it again.',
  /** Shown if a firewall rejects an application, or every attempt to send a lead. */
  rejected: 'A security filter on the way to us has rejected your request. Please call us.',
  withheld:
    'Your question was left out, because a security filter rejects its words. Please tell us when we call.',
  reference: 'Your reference number is {ref}.',
  tooMany: 'Too many attempts.',
  tooManyOfMobile: 'We already have several requests from this mobile number.',
  tryInOneMinute: 'Please try again after 1 minute.',
  tryInMinutes: 'Please try again after {minutes} minutes.',
} as const;

export const thanksFor = (sent: 'request' | 'enquiry' | 'application') =>
  ANSWERS.thanks.replace('request', sent);
