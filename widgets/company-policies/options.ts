import type { OptionsOf } from '../shared/read-options';

export const OPTIONS = {
  /** Who sends the policies to whoever asks, where they cannot be shown. */
  mail: '',
  /** The page with the terms, beside the loader or with an address of its own. */
  terms: 'terms-of-services',
  /** Of the heading that they stand under. Their own follow. */
  headingLevel: ['2', '1', '3'],
} as const;
export type CompanyPoliciesOptions = OptionsOf<typeof OPTIONS>;
