import { addressOf, shareImageFile } from './addresses';
import { metaOf, type PageMeta } from './default-meta';
import type { PageModel } from './page-model';
import type { SiteModel } from './site-model';

/** A row of the table of pages (requirements 2.4). */
export type PageMetadata = PageMeta & {
  readonly sno: number;
  readonly page: string;
  readonly url: string;
  readonly path: string;
  readonly og_image: string;
};

/** The row number that is missing in the table of pages (requirements 2.4). */
const SKIPPED_SNO = 19;

export const pageMetadata = (
  pages: readonly Pick<PageModel, 'path' | 'canonical' | 'meta' | 'crumbs'>[],
  site: Pick<SiteModel, 'origin'>,
): PageMetadata[] =>
  pages.map((page, index) => ({
    sno: index + 1 < SKIPPED_SNO ? index + 1 : index + 2,
    page: page.crumbs.at(-1)?.[0] ?? metaOf(page).meta_title,
    url: addressOf(site, page.canonical),
    ...metaOf(page),
    path: page.path,
    og_image: addressOf(site, `/${shareImageFile(page.canonical)}`),
  }));
