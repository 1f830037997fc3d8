import type { Picture } from '../art/picture';
import type { PageMeta } from './default-meta';

/** What a page's head, its share image and its structured data are made of. Paths are decoded and absolute. */
export type DescribedPage = {
  readonly path: string;
  /** What a page leaves out takes the brokerage's own words. */
  readonly meta?: Partial<PageMeta>;
  /** The path itself, but for a second address of the same page. */
  readonly canonical: string;
  /** From the home page to this one. */
  readonly crumbs: readonly (readonly [name: string, path: string])[];
  readonly faqs?: readonly { readonly question: string; readonly answer: string }[];
  readonly service?: { readonly name: string; readonly description: string };
  /** For the share image, on indigo; the mark where there is none. */
  readonly picture?: Picture;
  /** Whether a search engine may list it. */
  readonly indexed: boolean;
};
