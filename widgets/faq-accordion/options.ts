export const OPTIONS = {
  /** One open at a time: `data-single`, with nothing or `true`. */
  single: ['false', 'true', ''],
} as const;
