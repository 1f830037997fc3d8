import { LIMITS } from './limits';

export const OPTIONS = {
  /**
   * Time from the first page of the visit until the popup opens.
   * @format milliseconds
   */
  delay: `${LIMITS.delayMs}`,
  /** As in `quote-form`. */
  partner: '',
  /**
   * As in `quote-form`.
   * @format address
   */
  home: '',
} as const;
