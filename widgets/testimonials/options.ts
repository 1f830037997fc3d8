import type { OptionsOf } from '../shared/read-options';

export const OPTIONS = {
  /** How many reviews make a set at which width: rows of the table in paged-cards/limits.ts. */
  rule: ['testimonials', 'testimonials-home'],
  /** What they are, for those who do not see them. */
  label: 'Reviews',
} as const;
export type TestimonialsOptions = OptionsOf<typeof OPTIONS>;
