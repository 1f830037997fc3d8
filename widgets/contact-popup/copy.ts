export const COPY = {
  title: 'Contact Form',
  close: 'Close',
  /** Where the server had no words; the quote form's own. */
  thanks: 'Thank you. We have received your request. Our team will contact you soon.',
} as const;
