import type { OptionsOf } from '../shared/runtime/read-options';

export const OPTIONS = {
  /**
   * Position of the controls. `heading`: to the right of the heading above the placeholder. In a window narrower than
   * 640 px, `heading` is like `above`.
   */
  controls: ['below', 'above', 'heading'],
  /** Name of the carousel for screen readers. */
  label: 'Associated companies',
} as const;
export type AssociatesOptions = OptionsOf<typeof OPTIONS>;
