import type { OptionsOf } from '../shared/read-options';
import { RULES, type Rule } from './limits';

export const OPTIONS = {
  /** A row of the table in limits.ts: how many cards make a set at which width. */
  rule: Object.keys(RULES) as [Rule, ...Rule[]],
  /** What the cards are, for those who do not see them. */
  label: 'Cards',
} as const;
export type PagedCardsOptions = OptionsOf<typeof OPTIONS>;
