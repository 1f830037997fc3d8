import type { OptionsOf } from '../shared/runtime/read-options';

export const OPTIONS = {
  /**
   * Address to ask for the policies, shown if there are none or they can't be loaded.
   * @format mail address
   */
  mail: '',
  /**
   * The page with the terms: a page beside the loader, or an address.
   * @format page
   */
  terms: 'terms-of-services',
  /** Level of the heading above the policies. Their headings start one level below. */
  headingLevel: ['2', '1', '3'],
} as const;
export type CompanyPoliciesOptions = OptionsOf<typeof OPTIONS>;
