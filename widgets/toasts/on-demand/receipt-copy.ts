/** English texts of the receipt, by the kind of what was sent. `{ref}` stands for its reference number. */
export const COPY = {
  label: 'Your request',
  request: 'Request {ref} received. Our team will contact you soon.',
  enquiry: 'Enquiry {ref} received. Our team will contact you soon.',
  application: 'Application {ref} received. Our team will contact you soon.',
  copyNumber: 'Copy the number',
  copied: 'Copied',
  callUs: 'Call us',
  dismiss: 'Dismiss',
} as const;
