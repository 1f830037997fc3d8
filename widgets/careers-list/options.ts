import type { OptionsOf } from '../shared/runtime/read-options';

export const OPTIONS = {
  /**
   * Where a CV is sent while there is no opening.
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
