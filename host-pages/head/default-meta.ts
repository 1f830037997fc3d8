import { brokerWith } from '../records/pages';
import type { SiteModel } from './site-model';

export type PageMeta = {
  readonly meta_title: string;
  readonly meta_description: string;
  readonly keyword: string;
};

type WithMeta = { readonly meta?: Partial<PageMeta> };

const DEFAULT_META: PageMeta = {
  meta_title: 'Insurance Broker for People and Companies',
  meta_description: brokerWith('Compare cover for yourself or your company, and ask for a quote.'),
  keyword: 'insurance broker, insurance quote, corporate insurance, individual insurance, claims support',
};

/** Returns a page's metadata. Empty or missing fields get the default. */
export function metaOf({ meta = {} }: WithMeta): PageMeta {
  return {
    meta_title: meta.meta_title || DEFAULT_META.meta_title,
    meta_description: meta.meta_description || DEFAULT_META.meta_description,
    keyword: meta.keyword || DEFAULT_META.keyword,
  };
}

/** Returns the text of a page's `<title>`. */
export const documentTitle = (page: WithMeta, site: Pick<SiteModel, 'name'>) =>
  `${metaOf(page).meta_title} | ${site.name}`;
