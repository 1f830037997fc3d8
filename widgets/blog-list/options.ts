import type { OptionsOf } from '../shared/runtime/read-options';

export const OPTIONS = {
  /**
   * Target of a link that shows while there are no posts: a page beside the loader, or an address.
   * @format page
   */
  instead: 'services',
  /** Text of the link that `data-instead` sets. */
  insteadLabel: 'Services',
} as const;
export type BlogListOptions = OptionsOf<typeof OPTIONS>;
