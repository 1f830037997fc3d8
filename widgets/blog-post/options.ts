import type { OptionsOf } from '../shared/runtime/read-options';

export const OPTIONS = {
  /**
   * Which post: in the address it is `/blog-details/` and the id in base64, or `?id=` and the id.
   * @format id of a post
   * @default the one in the page's address
   */
  id: '',
  /**
   * The page with all posts: a page beside the loader, or an address.
   * @format page
   */
  list: 'blog',
  /** Level of the post's title; its own headings follow. */
  headingLevel: ['2', '1', '3'],
} as const;
export type BlogPostOptions = OptionsOf<typeof OPTIONS>;
