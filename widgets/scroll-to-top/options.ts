import type { OptionsOf } from '../shared/read-options';

export const OPTIONS = {
  /** What the button is called. */
  label: 'Back to top',
} as const;
export type ScrollToTopOptions = OptionsOf<typeof OPTIONS>;
