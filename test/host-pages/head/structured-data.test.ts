import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Thing } from '../../../host-pages/head/agency';
import { structuredData } from '../../../host-pages/head/structured-data';
import { BROKER, OWN_ADDRESS, PAGE } from './another-broker';

const AGENCY = 'https://godavari.example/#agency';

const things = (page = PAGE, site = BROKER): readonly Thing[] => structuredData(page, site)['@graph'];
const thing = (type: string, page = PAGE, site = BROKER) =>
  // biome-ignore lint/suspicious/noExplicitAny: schema.org's shapes are looked at, not modelled.
  things(page, site).find((found) => [found['@type']].flat().includes(type)) as any;

test('the company stands with its address, its ways to be reached and its profiles', () => {
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

test('a number that the company and an office share is named once', () => {
  const numbers = thing('InsuranceAgency').contactPoint.map(
    ({ telephone }: { telephone: string }) => telephone,
  );
  assert.equal(numbers, ['+91 40 1234 5678', '+91 40 8765 4321']);
});

test('a company that nobody can call has no number', () => {
  const agency = thing('InsuranceAgency', PAGE, { ...BROKER, phone: '', mail: '', offices: [] });
  assert.not('telephone' in agency);
  assert.not('email' in agency);
  assert.not('address' in agency);
  assert.equal(agency.contactPoint, []);
});

test('the trail leads from the home page to the page, in whole addresses', () => {
  const { itemListElement } = thing('BreadcrumbList');
  assert.equal(
    itemListElement.map(({ position, item }: { position: number; item: string }) => [position, item]),
    [
      [1, 'https://godavari.example/'],
      [2, 'https://godavari.example/corporate/project-insurance'],
      [3, OWN_ADDRESS],
    ],
  );
});

test('questions, the service and the site are there, and belong to the company', () => {
  assert.equal(thing('FAQPage').mainEntity, [
    {
      '@type': 'Question',
      name: 'Is </script> covered?',
      acceptedAnswer: { '@type': 'Answer', text: 'Yes,\nin full.' },
    },
  ]);
  assert.is(thing('Service').name, 'All Risk');
  assert.is(thing('Service').url, OWN_ADDRESS);
  assert.equal(thing('Service').provider, { '@id': AGENCY });
  assert.equal(thing('WebSite').publisher, { '@id': AGENCY });
});

test('a page without questions, service or trail says only who the company is', () => {
  const { faqs: _faqs, service: _service, ...rest } = PAGE;
  const types = things({ ...rest, crumbs: [['Home', '/']] }).map((found) => found['@type']);
  assert.equal(types, [['InsuranceAgency', 'Organization'], 'WebSite']);
});

test.run();
