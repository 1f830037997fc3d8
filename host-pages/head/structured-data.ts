import { addressOf, shareImageFile } from './addresses';
import { metaOf } from './default-meta';
import { INDIA, organizationId, organizationLd, type Thing } from './organization-ld';
import type { PageModel } from './page-model';
import type { SiteModel } from './site-model';

const website = (site: SiteModel): Thing => ({
  '@type': 'WebSite',
  '@id': `${addressOf(site, '/')}#website`,
  name: site.name,
  url: addressOf(site, '/'),
  inLanguage: 'en-IN',
  publisher: { '@id': organizationId(site) },
});

const breadcrumb = ({ crumbs }: PageModel, site: SiteModel): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: addressOf(site, path),
  })),
});

const questions = (faqs: NonNullable<PageModel['faqs']>): Thing => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const definedTerms = (terms: NonNullable<PageModel['terms']>, page: PageModel, site: SiteModel): Thing => ({
  '@type': 'DefinedTermSet',
  name: page.crumbs.at(-1)?.[0],
  url: addressOf(site, page.canonical),
  inLanguage: 'en-IN',
  hasDefinedTerm: terms.map(({ id, term, definition }) => ({
    '@type': 'DefinedTerm',
    name: term,
    description: definition,
    url: `${addressOf(site, page.canonical)}#${id}`,
  })),
});

const service = (
  { name, description }: NonNullable<PageModel['service']>,
  page: PageModel,
  site: SiteModel,
): Thing => ({
  '@type': 'Service',
  name,
  description,
  serviceType: name,
  url: addressOf(site, page.canonical),
  provider: { '@id': organizationId(site) },
  areaServed: INDIA,
});

/** Matches names of authors that are not persons, such as "Editorial team". */
const TEAM = /\b(team|staff|desk|department)\b/i;

const posting = (
  { headline, published, author }: NonNullable<PageModel['article']>,
  page: PageModel,
  site: SiteModel,
): Thing => ({
  '@type': 'BlogPosting',
  headline,
  description: metaOf(page).meta_description,
  url: addressOf(site, page.canonical),
  mainEntityOfPage: addressOf(site, page.canonical),
  image: page.share?.url ?? addressOf(site, `/${shareImageFile(page.canonical)}`),
  inLanguage: 'en-IN',
  ...(published && { datePublished: published }),
  ...(author && { author: { '@type': TEAM.test(author) ? 'Organization' : 'Person', name: author } }),
  publisher: { '@id': organizationId(site) },
});

/**
 * Returns the JSON-LD of a job opening, with the properties that Google requires:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
const job = (opening: NonNullable<PageModel['opening']>, page: PageModel, site: SiteModel): Thing => ({
  '@type': 'JobPosting',
  title: opening.title,
  description: opening.description,
  datePosted: opening.posted,
  ...(opening.deadline && { validThrough: `${opening.deadline}T23:59:59+05:30` }),
  ...(opening.employmentType && { employmentType: opening.employmentType }),
  hiringOrganization: { '@id': organizationId(site) },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: opening.place, addressCountry: 'IN' },
  },
  url: addressOf(site, page.canonical),
  directApply: true,
});

/** Returns a page's structured data for search engines: a schema.org graph. */
export const structuredData = (page: PageModel, site: SiteModel) => ({
  '@context': 'https://schema.org',
  '@graph': [
    organizationLd(site),
    website(site),
    // The home page has no breadcrumb.
    ...(page.crumbs.length > 1 ? [breadcrumb(page, site)] : []),
    ...(page.article ? [posting(page.article, page, site)] : []),
    ...(page.opening ? [job(page.opening, page, site)] : []),
    ...(page.service ? [service(page.service, page, site)] : []),
    ...(page.faqs?.length ? [questions(page.faqs)] : []),
    ...(page.terms ? [definedTerms(page.terms, page, site)] : []),
  ],
});
