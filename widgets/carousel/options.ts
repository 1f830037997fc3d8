import type { OptionsOf } from '../shared/read-options';

export const OPTIONS = {
  /** How many slides are seen, and how they play: a row of limits.ts. */
  rule: ['default', 'corporate', 'associates'],
  /** `heading`: from 640 px on at the right of the heading that stands above the placeholder, else as `above`. */
  controls: ['below', 'above', 'heading'],
  /** The carousel's name, for those who do not see it. */
  label: 'Slides',
} as const;
export type CarouselOptions = OptionsOf<typeof OPTIONS>;
