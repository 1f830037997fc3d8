import type { OptionsOf } from '../shared/read-options';

export const OPTIONS = {
  /** Who gets the credit for the enquiry; sent as `partner` and stored beside it. */
  partner: '',
  /** Our own pages name their home here: a success goes there. On a partner's page nobody is sent anywhere. */
  home: '',
  headingLevel: ['2', '3', '4', '5', '6', 'none'],
} as const;
export type ContactFormOptions = OptionsOf<typeof OPTIONS>;
