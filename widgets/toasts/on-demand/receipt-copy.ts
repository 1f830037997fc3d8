/**
 * English texts of the receipt. The kind of the sent form decides which of the texts `request`, `enquiry` and
 * `application` is shown. `{ref}` stands for the form's reference number.
 */
export const COPY = {
  label: 'What you sent',
  request: 'Request sent: {ref}. Our team will contact you soon.',
  enquiry: 'Enquiry sent: {ref}. Our team will contact you soon.',
  application: 'Application sent: {ref}. Our team will contact you soon.',
  // Accessible name of the button with the text `copy`. It must contain that text, because people with voice control
  // say the text that they see.
  copyNumber: 'Copy the number',
  copy: 'Copy',
  copied: 'Copied',
  call: 'Call',
  dismiss: 'Dismiss',
} as const;
