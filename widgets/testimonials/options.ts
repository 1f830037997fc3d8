import type { OptionsOf } from '../shared/runtime/read-options';

export const OPTIONS = {
  /** The rule of `paged-cards` for how many reviews make a set at which width. */
  rule: ['testimonials', 'testimonials-home'],
  /** Name of the reviews for screen readers. */
  label: 'Reviews',
} as const;
export type TestimonialsOptions = OptionsOf<typeof OPTIONS>;
