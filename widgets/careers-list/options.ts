import type { OptionsOf } from '../shared/read-options';

export const OPTIONS = {
  /** Where a CV is sent to while there is no opening. */
  mail: '',
  /** The page of an opening, beside the loader or with an address of its own. */
  details: 'career-details',
} as const;
export type CareersListOptions = OptionsOf<typeof OPTIONS>;
