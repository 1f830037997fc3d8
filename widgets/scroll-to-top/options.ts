import type { OptionsOf } from '../shared/runtime/read-options';

export const OPTIONS = {
  /** Name of the button. */
  label: 'Back to top',
} as const;
export type ScrollToTopOptions = OptionsOf<typeof OPTIONS>;
