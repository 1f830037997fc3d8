import type { OptionsOf } from '../shared/runtime/read-options';
import { RULES, type Rule } from './limits';

export const OPTIONS = {
  /** The rule for how many cards make a set at which width. */
  rule: Object.keys(RULES) as [Rule, ...Rule[]],
  /** Name of the cards for screen readers. */
  label: 'Cards',
} as const;
export type PagedCardsOptions = OptionsOf<typeof OPTIONS>;
