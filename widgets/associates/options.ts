import type { OptionsOf } from '../shared/read-options';

export const OPTIONS = {
  /** `heading`: from 640 px on at the right of the heading that stands above the placeholder, else as `above`. */
  controls: ['below', 'above', 'heading'],
  /** The carousel's name, for those who do not see it. */
  label: 'Associated companies',
} as const;
export type AssociatesOptions = OptionsOf<typeof OPTIONS>;
