import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Thing } from '../../../host-pages/head/organization-ld';
import { structuredData } from '../../../host-pages/head/structured-data';
import { BROKER, PAGE, PAGE_URL } from './another-broker';

const AGENCY = 'https://godavari.example/#agency';

const things = (page = PAGE, site = BROKER): readonly Thing[] => structuredData(page, site)['@graph'];
const thing = (type: string, page = PAGE, site = BROKER) =>
  // biome-ignore lint/suspicious/noExplicitAny: the tests read schema.org objects without a type for each.
  things(page, site).find((found) => [found['@type']].flat().includes(type)) as any;

test('the company has its address, locations and profiles', () => {
  const agency = thing('InsuranceAgency');
  assert.is(agency['@id'], AGENCY);
  assert.is(agency.name, 'Godavari & Sons');
  assert.is(agency.url, 'https://godavari.example/');
  assert.is(agency.logo, 'https://godavari.example/icon-512.png');
  assert.equal(agency.address, {
    '@type': 'PostalAddress',
    streetAddress: '1 Lake Road, Begumpet',
    addressLocality: 'Hyderabad',
    addressRegion: 'Telangana',
    addressCountry: 'IN',
  });
  assert.equal(
    agency.location.map(({ name }: { name: string }) => name),
    ['Corporate office, Hyderabad', 'Branch, Vijayawada'],
  );
  assert.equal(agency.sameAs, ['https://network.example/godavari']);
  assert.is(agency.areaServed.name, 'India');
});

test('the street address leaves out city and state, and the pincode has its own property', () => {
  const addressOf = (...address: string[]) =>
    thing('InsuranceAgency', PAGE, {
      ...BROKER,
      offices: [{ ...(BROKER.offices[0] as (typeof BROKER.offices)[0]), address }],
    }).address;
  const lines = ['1 Lake Road', 'Begumpet', 'Hyderabad', 'Telangana 500 016'];
  assert.is(addressOf(...lines).streetAddress, '1 Lake Road, Begumpet');
  assert.is(addressOf(...lines).postalCode, '500016');
  assert.is(addressOf('1 Lake Road', 'Hyderabad - 500016', 'Telangana').streetAddress, '1 Lake Road');
  assert.is(addressOf('1 Lake Road', 'Hyderabad - 500016', 'Telangana').postalCode, '500016');
  assert.is(addressOf('12, Hyderabad Road', 'Telangana').streetAddress, '12, Hyderabad Road');
  const empty = addressOf('Hyderabad', 'Telangana (pincode)');
  assert.not('postalCode' in empty || 'streetAddress' in empty);
});

test('a phone number shared by the company and an office occurs once', () => {
  const numbers = thing('InsuranceAgency').contactPoint.map(
    ({ telephone }: { telephone: string }) => telephone,
  );
  assert.equal(numbers, ['+91 40 1234 5678', '+91 40 8765 4321']);
});

test('a company without phone, mail and offices has no contact properties', () => {
  const agency = thing('InsuranceAgency', PAGE, { ...BROKER, phone: '', mail: '', offices: [] });
  assert.not('telephone' in agency);
  assert.not('email' in agency);
  assert.not('address' in agency);
  assert.equal(agency.contactPoint, []);
});

test('the hours of the corporate office are published if all of its lines have a format for machines', () => {
  const [first, ...others] = BROKER.offices as [(typeof BROKER.offices)[0], ...typeof BROKER.offices];
  const hoursOf = (...hours: string[]) =>
    thing('InsuranceAgency', PAGE, { ...BROKER, offices: [{ ...first, hours }, ...others] }).openingHours;
  assert.equal(hoursOf('Mo-Fr 10:00-18:00', 'Sa 10:00-13:30'), ['Mo-Fr 10:00-18:00', 'Sa 10:00-13:30']);
  assert.is(hoursOf('Mo-Fr 10:00-18:00', 'By appointment'), undefined);
  assert.is(hoursOf('Mo-Fr 10:00-24:30'), undefined);
  assert.is(hoursOf(), undefined);
});

test('the breadcrumb goes from the home page to the page, with absolute URLs', () => {
  const { itemListElement } = thing('BreadcrumbList');
  assert.equal(
    itemListElement.map(({ position, item }: { position: number; item: string }) => [position, item]),
    [
      [1, 'https://godavari.example/'],
      [2, 'https://godavari.example/corporate/project-insurance'],
      [3, PAGE_URL],
    ],
  );
});

test('the graph contains the questions, and a service and a site that refer to the company', () => {
  assert.equal(thing('FAQPage').mainEntity, [
    {
      '@type': 'Question',
      name: 'Is </script> covered?',
      acceptedAnswer: { '@type': 'Answer', text: 'Yes,\nin full.' },
    },
  ]);
  assert.is(thing('Service').name, 'All Risk');
  assert.is(thing('Service').url, PAGE_URL);
  assert.equal(thing('Service').provider, { '@id': AGENCY });
  assert.equal(thing('WebSite').publisher, { '@id': AGENCY });
});

test('a page without questions, service or breadcrumb describes only company and site', () => {
  const { faqs: _faqs, service: _service, ...rest } = PAGE;
  const types = things({ ...rest, crumbs: [['Home', '/']] }).map((found) => found['@type']);
  assert.equal(types, [['InsuranceAgency', 'Organization'], 'WebSite']);
});

const ARTICLE = { headline: 'Third party or own damage', published: '2026-03-04', author: 'A. Rao' };

test('a post is a BlogPosting with its date, author, image and publisher', () => {
  const posting = thing('BlogPosting', { ...PAGE, article: ARTICLE });
  assert.is(posting.headline, ARTICLE.headline);
  assert.is(posting.datePublished, '2026-03-04');
  assert.equal(posting.author, { '@type': 'Person', name: 'A. Rao' });
  assert.is(posting.mainEntityOfPage, PAGE_URL);
  assert.match(posting.image, /^https:\/\/godavari\.example\/share\/.*\.png$/);
  assert.equal(posting.publisher, { '@id': AGENCY });
});

test('a team is an author, but no person; what is not known is left out', () => {
  const typeOf = (author: string) =>
    thing('BlogPosting', { ...PAGE, article: { ...ARTICLE, author } }).author['@type'];
  assert.is(typeOf('Editorial team'), 'Organization');
  const posting = thing('BlogPosting', { ...PAGE, article: { headline: 'H', published: '', author: '' } });
  assert.equal([posting.datePublished, posting.author], [undefined, undefined]);
});

test("a post's own picture is the image of its structured data", () => {
  const share = { url: 'https://godavari.example/a.png', width: 800, height: 400, type: 'image/png' };
  assert.is(thing('BlogPosting', { ...PAGE, article: ARTICLE, share }).image, share.url);
});

test('an opening is a JobPosting with the properties that Google requires', () => {
  const opening = {
    title: 'Claims Executive',
    description: '<p>Text</p>',
    posted: '2026-03-04',
    deadline: '2026-05-01',
    employmentType: 'FULL_TIME',
    place: 'Hyderabad',
  };
  const job = thing('JobPosting', { ...PAGE, opening });
  assert.is(job.title, opening.title);
  assert.is(job.description, opening.description);
  assert.is(job.datePosted, opening.posted);
  // The last day of an opening ends at midnight in India (+05:30).
  assert.is(job.validThrough, '2026-05-01T23:59:59+05:30');
  assert.equal(job.hiringOrganization, { '@id': AGENCY });
  assert.is(job.jobLocation.address.addressLocality, 'Hyderabad');
});

test('a page that defines terms is a DefinedTermSet, in which each term has its own URL', () => {
  const terms = [{ id: 'idv', term: 'IDV', definition: 'The agreed value.' }];
  const set = thing('DefinedTermSet', { ...PAGE, terms });
  assert.is(set.url, PAGE_URL);
  assert.equal(set.hasDefinedTerm, [
    { '@type': 'DefinedTerm', name: 'IDV', description: 'The agreed value.', url: `${PAGE_URL}#idv` },
  ]);
  assert.not(thing('DefinedTermSet'));
});

test.run();
