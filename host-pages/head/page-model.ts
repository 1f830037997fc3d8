import type { Picture } from '../art/picture';
import type { PageMeta } from './default-meta';

/** The data for a page's head, share image and structured data. Paths are decoded and absolute. */
export type PageModel = {
  readonly path: string;
  /** Missing fields get the defaults of default-meta.ts. */
  readonly meta?: Partial<PageMeta>;
  /** The same as `path`, unless the page is a copy of another. */
  readonly canonical: string;
  /** From the home page to this one. */
  readonly crumbs: readonly (readonly [name: string, path: string])[];
  readonly faqs?: readonly { readonly question: string; readonly answer: string }[];
  readonly service?: { readonly name: string; readonly description: string };
  /** Drawn in the share image, on indigo. Default: the broker's mark. */
  readonly picture?: Picture;
  /** Whether search engines may index it. */
  readonly indexed: boolean;
};
