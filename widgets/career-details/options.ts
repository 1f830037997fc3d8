import type { OptionsOf } from '../shared/runtime/read-options';

export const OPTIONS = {
  /**
   * As in `quote-form`.
   * @format address
   */
  home: '',
  /**
   * The page with all openings: a page beside the loader, or an address.
   * @format page
   */
  list: 'careers',
  /**
   * Address for CVs, shown if there is no opening or no form.
   * @format mail address
   */
  mail: '',
} as const;
export type CareerDetailsOptions = OptionsOf<typeof OPTIONS>;
