export const COPY = {
  loading: 'They load with JavaScript, as soon as the connection allows.',
  failed: 'The connection was lost, or our server did not answer.',
  again: 'Try again',
  trying: 'Loading',
  failedAgain: 'That did not work. Please try again later, or contact us.',
  contact: 'Contact us',
  applyBy: 'Apply by',
  closed: 'Applications are closed. Last day:',
} as const;
