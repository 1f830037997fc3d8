import { addressOf } from './addresses';
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

/** A page's structured data for search engines: a schema.org graph. */
export const structuredData = (page: PageModel, site: SiteModel) => ({
  '@context': 'https://schema.org',
  '@graph': [
    organizationLd(site),
    website(site),
    // Only pages below the home page have a breadcrumb.
    ...(page.crumbs.length > 1 ? [breadcrumb(page, site)] : []),
    ...(page.service ? [service(page.service, page, site)] : []),
    ...(page.faqs?.length ? [questions(page.faqs)] : []),
  ],
});
