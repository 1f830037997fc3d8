import type { OptionsOf } from '../shared/read-options';

export const OPTIONS = {
  /** The post's id; left out, it is in the page's address. */
  id: '',
  /** The page with all posts, beside the loader or with an address of its own. */
  list: 'blog',
  /** Of the post's title. Its own headings follow. */
  headingLevel: ['2', '1', '3'],
} as const;
export type BlogPostOptions = OptionsOf<typeof OPTIONS>;
