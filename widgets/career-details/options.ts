import type { OptionsOf } from '../shared/read-options';

export const OPTIONS = {
  /** Our own pages name their home here: a success goes there. On a partner's page nobody is sent anywhere. */
  home: '',
  /** Where all openings stand: one of our pages, or an address of its own. */
  list: 'careers',
  /** Who takes a CV that finds no opening, or no form. Left out: nobody is named. */
  mail: '',
} as const;
export type CareerDetailsOptions = OptionsOf<typeof OPTIONS>;
