import type { OptionsOf } from '../shared/runtime/read-options';

export const OPTIONS = {
  /** Rule of `paged-cards` that decides how many reviews a set has at each width. */
  rule: ['testimonials', 'testimonials-home'],
  /** Name of the reviews for screen readers. */
  label: 'Reviews',
} as const;
export type TestimonialsOptions = OptionsOf<typeof OPTIONS>;
