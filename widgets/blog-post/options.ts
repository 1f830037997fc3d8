import type { OptionsOf } from '../shared/runtime/read-options';

export const OPTIONS = {
  /**
   * Id of the post. A page's address has it after `/blog-details/`, in base64, or after `?id=`.
   * @format id of a post
   * @default the one in the page's address
   */
  id: '',
  /**
   * The page with all posts: a page beside the loader, or an address.
   * @format page
   */
  list: 'blog',
  /** Level of the post's title. The headings of its text start one level below. */
  headingLevel: ['2', '1', '3'],
} as const;
export type BlogPostOptions = OptionsOf<typeof OPTIONS>;
