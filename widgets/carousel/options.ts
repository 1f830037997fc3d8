import type { OptionsOf } from '../shared/runtime/read-options';

export const OPTIONS = {
  /** Rule that decides how many slides show, and how they play. */
  rule: ['default', 'corporate', 'associates'],
  /** As in `associates`. */
  controls: ['below', 'above', 'heading'],
  /** Name of the carousel for screen readers. */
  label: 'Slides',
} as const;
export type CarouselOptions = OptionsOf<typeof OPTIONS>;
