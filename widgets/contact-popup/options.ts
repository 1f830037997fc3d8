import { LIMITS } from './limits';

export const OPTIONS = {
  /**
   * Time from the first page of the visit until the popup opens. `never`: it stays closed, and only notes that a form
   * of the page was sent.
   * @format milliseconds, or `never`
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
