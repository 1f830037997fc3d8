import type { OptionsOf } from '../shared/runtime/read-options';

export const OPTIONS = {
  /**
   * Address for CVs, shown while there are no openings.
   * @format mail address
   */
  mail: '',
  /**
   * The page of one opening: a page beside the loader, or an address.
   * @format page
   */
  details: 'career-details',
} as const;
export type CareersListOptions = OptionsOf<typeof OPTIONS>;
