import type { OptionsOf } from '../shared/read-options';

export const OPTIONS = {
  /** Where to go while there is no post: a page beside the loader, or with an address of its own. */
  instead: 'services',
  insteadLabel: 'Services',
} as const;
export type BlogListOptions = OptionsOf<typeof OPTIONS>;
