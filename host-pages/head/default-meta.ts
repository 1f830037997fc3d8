import type { Broker } from './broker';
import type { DescribedPage } from './described-page';

export type PageMeta = {
  readonly meta_title: string;
  readonly meta_description: string;
  readonly keyword: string;
};

const DEFAULT_META: PageMeta = {
  meta_title: 'Insurance broker for people and companies',
  meta_description:
    'A regulated insurance broker with offices in Hyderabad and Vijayawada. Compare cover for yourself or your company, and ask for a quote.',
  keyword: 'insurance broker, insurance quote, corporate insurance, individual insurance, claims support',
};

/** What a page says of itself; a field that it leaves empty is the brokerage's. */
export function metaOf({ meta = {} }: Pick<DescribedPage, 'meta'>): PageMeta {
  return {
    meta_title: meta.meta_title || DEFAULT_META.meta_title,
    meta_description: meta.meta_description || DEFAULT_META.meta_description,
    keyword: meta.keyword || DEFAULT_META.keyword,
  };
}

/** The text of `<title>`. */
export const documentTitle = (page: Pick<DescribedPage, 'meta'>, site: Pick<Broker, 'name'>) =>
  `${metaOf(page).meta_title} | ${site.name}`;
