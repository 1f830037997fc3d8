export const OPTIONS = {
  /** `true`, or the attribute alone: one question is open at a time. */
  single: ['false', 'true', ''],
} as const;
