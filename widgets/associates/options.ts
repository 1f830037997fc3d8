import type { OptionsOf } from '../shared/runtime/read-options';

export const OPTIONS = {
  /** Position of the controls. `heading`: right of the heading above the placeholder from 640 px on, `above` below that. */
  controls: ['below', 'above', 'heading'],
  /** Name of the carousel for screen readers. */
  label: 'Associated companies',
} as const;
export type AssociatesOptions = OptionsOf<typeof OPTIONS>;
