import type { OptionsOf } from '../shared/runtime/read-options';

export const OPTIONS = {
  /** Where the controls are. `heading`: from 640 px on at the right of the heading above the placeholder, else `above`. */
  controls: ['below', 'above', 'heading'],
  /** Name of the carousel for screen readers. */
  label: 'Associated companies',
} as const;
export type AssociatesOptions = OptionsOf<typeof OPTIONS>;
