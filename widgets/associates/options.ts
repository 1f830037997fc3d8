import type { OptionsOf } from '../shared/runtime/read-options';

export const OPTIONS = {
  /**
   * Position of the controls. `heading`: right of the heading above the placeholder; below 640 px it is like `above`.
   */
  controls: ['below', 'above', 'heading'],
  /** Name of the carousel for screen readers. */
  label: 'Associated companies',
} as const;
export type AssociatesOptions = OptionsOf<typeof OPTIONS>;
