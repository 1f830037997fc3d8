export const COPY = {
  instead: 'The full text is kept up to date by our office. Ask for it and we send it to you.',
  ask: 'Ask for our policies',
  terms: 'Terms of Service',
} as const;
