import type { OptionsOf } from '../shared/runtime/read-options';
import { RULES, type Rule } from './limits';

export const OPTIONS = {
  /** Rule that decides how many cards a set has at each width. */
  rule: Object.keys(RULES) as [Rule, ...Rule[]],
  /** Name of the cards for screen readers. */
  label: 'Cards',
} as const;
export type PagedCardsOptions = OptionsOf<typeof OPTIONS>;
