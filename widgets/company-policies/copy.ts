export const COPY = {
  instead: 'The full text is kept up to date by our office. Ask for it and we send it to you.',
  loading: 'The policies are not here yet',
  loadingMore:
    'They load with JavaScript, as soon as the connection allows. Our office also sends them to you.',
  failed: 'The policies cannot be shown at the moment',
  ask: 'Ask for our policies',
  terms: 'Terms of Service',
} as const;
