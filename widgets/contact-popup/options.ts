import { LIMITS } from './limits';

export const OPTIONS = {
  /**
   * Time from the first page of the visit until the popup opens. With `never`, the popup stays closed, and only stores
   * that the visitor has sent a form of the page.
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
