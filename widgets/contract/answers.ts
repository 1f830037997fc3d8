/**
 * What the server says of a quote request, so that the form can translate it; `{…}` stands for a value. An answer can be
 * several of these, one after the other.
 */
export const ANSWERS = {
  thanks: 'Thank you. We have received your request. Our team will contact you soon.',
  reference: 'Your reference number is {ref}.',
  tooMany: 'Too many attempts.',
  tooManyOfMobile: 'We already have several requests from this mobile number.',
  tryInOneMinute: 'Please try again after 1 minute.',
  tryInMinutes: 'Please try again after {minutes} minutes.',
} as const;
