import type { OptionsOf } from '../shared/runtime/read-options';

export const OPTIONS = {
  /** ID of the partner who is credited. Stored with the enquiry as `partner`. */
  partner: '',
  /**
   * As in `quote-form`.
   * @format address
   */
  home: '',
  /** As in `quote-form`. */
  headingLevel: ['2', '3', '4', '5', '6', 'none'],
  /** Initial text of the message field. */
  message: '',
} as const;
export type ContactFormOptions = OptionsOf<typeof OPTIONS>;
