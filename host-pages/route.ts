import type { ReactNode } from 'react';
import type { Picture } from './art/picture';
import type { ListName } from './content/lists';
import type { PageContent } from './content/samples';
import type { PageModel } from './head/page-model';
import type { LandingPage } from './records/landing/landing-pages';
import type { PageRecord } from './records/pages';
import type { Crumbs } from './templates/layout/Breadcrumb';

export type Route = Pick<
  PageModel,
  'article' | 'faqs' | 'opening' | 'share' | 'feed' | 'terms' | 'language' | 'versions' | 'showsAny'
> & {
  /** The path as in the table of requirements 2.1, not percent-encoded. */
  readonly path: string;
  /** Path of the page's file, relative to `dist`. */
  readonly file: string;
  readonly meta: PageRecord;
  /** The path that search engines index. It differs from `path` only if the page is a copy of another page. */
  readonly canonical: string;
  readonly crumbs: Crumbs;
  readonly service?: { readonly name: string; readonly description: string };
  /**
   * Present only if the page is a translated page about a line of insurance. Such a page has a translated header and
   * footer.
   */
  readonly landing?: LandingPage;
  /** The picture for the share image. */
  readonly picture: Picture;
  /** The title in the share image. The image's font has only Latin letters. Default: the page's title. */
  readonly shareTitle?: string;
  readonly indexed: boolean;
  /** Lists of content, such as `jobs`, that the page shows in full. */
  readonly uses?: readonly ListName[];
  /** Returns the content that the page shows in addition to the lists in `uses`, such as a single post. */
  readonly extracts?: (content: PageContent) => unknown;
  /** @param content the broker's posts, openings and other lists */
  readonly body: (content: PageContent) => ReactNode;
};

export const HOME_CRUMB = ['Home', '/'] as const;

/** Returns the file of a page, relative to `dist`. Not for the home page, whose file is index.html. */
export const fileOf = (path: string) => `${path.slice(1)}.html`;
