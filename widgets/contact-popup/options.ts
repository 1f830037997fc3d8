import { LIMITS } from './limits';

export const OPTIONS = {
  /**
   * Time from the first page of the visit until the popup opens. `never`: the popup stays closed on this page. If the
   * visitor sends a form of this page, the popup also stays closed on the site's other pages.
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
