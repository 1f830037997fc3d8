export const COPY = { title: 'Contact Form', close: 'Close' } as const;
