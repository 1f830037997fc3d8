import type { OptionsOf } from '../shared/read-options';
import { LIMITS } from './limits';

export const OPTIONS = {
  /** Milliseconds from the visit's first page load. */
  delay: `${LIMITS.delayMs}`,
  /** Who gets the credit for the lead, as in the quote form. */
  partner: '',
  /** Our own pages name their home here: a success goes there. */
  home: '',
} as const;
export type ContactPopupOptions = OptionsOf<typeof OPTIONS>;
