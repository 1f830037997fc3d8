import { addressOf, shareImageFile } from './addresses';
import type { Broker } from './broker';
import { metaOf, type PageMeta } from './default-meta';
import type { DescribedPage } from './described-page';

/** A row of the table of pages (spec section 3, page metadata entry). */
export type PageMetadata = PageMeta & {
  readonly sno: number;
  readonly page: string;
  readonly url: string;
  readonly path: string;
  readonly og_image: string;
};

/** The spec's table has no row of this number. */
const SKIPPED = 19;

export const pageMetadata = (
  pages: readonly Pick<DescribedPage, 'path' | 'canonical' | 'meta' | 'crumbs'>[],
  site: Pick<Broker, 'origin'>,
): PageMetadata[] =>
  pages.map((page, index) => ({
    sno: index + 1 < SKIPPED ? index + 1 : index + 2,
    page: page.crumbs.at(-1)?.[0] ?? metaOf(page).meta_title,
    url: addressOf(site, page.canonical),
    ...metaOf(page),
    path: page.path,
    og_image: addressOf(site, `/${shareImageFile(page.canonical)}`),
  }));
