import { addressOf } from './addresses';
import { agency, agencyId, INDIA, type Thing } from './agency';
import type { Broker } from './broker';
import type { DescribedPage } from './described-page';

const website = (site: Broker): Thing => ({
  '@type': 'WebSite',
  '@id': `${addressOf(site, '/')}#website`,
  name: site.name,
  url: addressOf(site, '/'),
  inLanguage: 'en-IN',
  publisher: { '@id': agencyId(site) },
});

const breadcrumb = ({ crumbs }: DescribedPage, site: Broker): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: addressOf(site, path),
  })),
});

const questions = (faqs: NonNullable<DescribedPage['faqs']>): Thing => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const offered = (
  { name, description }: NonNullable<DescribedPage['service']>,
  page: DescribedPage,
  site: Broker,
): Thing => ({
  '@type': 'Service',
  name,
  description,
  serviceType: name,
  url: addressOf(site, page.canonical),
  provider: { '@id': agencyId(site) },
  areaServed: INDIA,
});

/** What a page says to search engines, in schema.org's words. */
export const structuredData = (page: DescribedPage, site: Broker) => ({
  '@context': 'https://schema.org',
  '@graph': [
    agency(site),
    website(site),
    // A trail of one page leads nowhere.
    ...(page.crumbs.length > 1 ? [breadcrumb(page, site)] : []),
    ...(page.service ? [offered(page.service, page, site)] : []),
    ...(page.faqs?.length ? [questions(page.faqs)] : []),
  ],
});
