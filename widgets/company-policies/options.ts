import type { OptionsOf } from '../shared/runtime/read-options';

export const OPTIONS = {
  /**
   * Who sends the policies on request, where they cannot be shown.
   * @format mail address
   */
  mail: '',
  /**
   * The page with the terms: a page beside the loader, or an address.
   * @format page
   */
  terms: 'terms-of-services',
  /** Level of the heading above them; their own headings follow. */
  headingLevel: ['2', '1', '3'],
} as const;
export type CompanyPoliciesOptions = OptionsOf<typeof OPTIONS>;
