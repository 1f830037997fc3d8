import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf } from '../../host-pages/records/addresses';
import { CLAIMS_PAGE, checkClaimPeriods } from '../../host-pages/records/claims';
import { DOCUMENTS } from '../../host-pages/records/documents';
import { CORPORATE_LINES, INDIVIDUAL_LINES, LINES } from '../../host-pages/records/lines';
import { type ClaimFacts, Claims } from '../../host-pages/templates/Claims';
import { PAGE_TEXTS } from '../../widgets/shared/forms/on-demand/page-texts';
import { pageAt, parseHtml, textOf } from '../support/pages';

const { document } = pageAt('/claims');

test('every line of insurance has its first steps, documents and whom to call, in the order of the menus', () => {
  assert.equal(
    [...document.querySelectorAll('main section.claim')].map(({ id }) => id),
    LINES.map(({ slug }) => slug),
  );
  for (const { slug, name } of LINES) {
    const section = document.getElementById(slug);
    assert.is(section?.querySelector('h2')?.textContent, name);
    const headings = [...(section?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);
    assert.equal(headings, ['First', DOCUMENTS.claim, 'Whom to call', DOCUMENTS.proposal]);
    assert.is(section?.querySelector(':scope > details.fold:not([open]) > summary')?.textContent, name);
  }
});

test('every line of insurance links to the enquiry, and says about which claim', () => {
  const links = LINES.map(({ slug }) => document.getElementById(slug)?.querySelector('a[href="#claim"]'));
  assert.equal(
    links.map((link) => link?.textContent),
    LINES.map(({ name }) => `Tell us about your ${name.toLowerCase().replace(' insurance', '')} claim`),
  );
  assert.ok(document.getElementById('claim')?.querySelector('form'));
});

test('the page names no documents and no contacts that the pages of products do not know', () => {
  const main = document.querySelector('main')?.textContent ?? '';
  assert.not.match(main, /insurance desk|programme of the works|policy and contract/i);
  const listed = (slug: string) => textOf(document.getElementById(slug) as Element);
  assert.match(listed('health-insurance'), /A network hospital, to ask for cashless treatment/);
});

test('the page states no period unless the broker has: it says at once', () => {
  const main = document.querySelector('main')?.textContent ?? '';
  assert.not.match(main, /\b\d+ (hours?|days?|weeks?|months?)\b/);
  assert.match(main, /Tell the insurer at once/);
  assert.throws(
    () => checkClaimPeriods({ 'car-insurance': 'within 24 hours' }),
    'host-pages/site.ts: claimPeriods: "car-insurance" is not one of motor-insurance',
  );
});

const pageOf = (broker: ClaimFacts) =>
  parseHtml(renderToStaticMarkup(<Claims crumbs={[]} broker={broker} />));

test('a line of insurance for which the broker has a period states it, and the others do not', () => {
  const page = pageOf({
    phone: '',
    helplines: [],
    claimPeriods: { 'motor-insurance': 'within 24 hours', 'marine-insurance': 'within three days' },
  });
  const stated = LINES.map(({ slug }) => [
    slug,
    /Tell the insurer within .*?\./.exec(textOf(page.getElementById(slug) as Element))?.[0],
  ]);
  assert.equal(
    stated.filter(([, sentence]) => sentence),
    [
      ['motor-insurance', 'Tell the insurer within 24 hours.'],
      ['marine-insurance', 'Tell the insurer within three days.'],
    ],
  );
});

test('the helplines of insurers are links that call them, in the order of the list, and without any there is no heading', () => {
  const helplines = [
    { insurer: 'Second Insurer', phone: '1800 000 0002' },
    { insurer: 'First Insurer', phone: '1800 000 0001' },
  ];
  const section = (facts: Partial<ClaimFacts>) =>
    pageOf({ phone: '', helplines: [], claimPeriods: {}, ...facts }).querySelector(
      'section[aria-labelledby=helplines-title]',
    );
  const list = section({ helplines });
  assert.is(list?.querySelector('h2')?.textContent, CLAIMS_PAGE.helplines);
  assert.equal(
    [...(list?.querySelectorAll('li') ?? [])].map((item) => [
      textOf(item),
      item.querySelector('a')?.getAttribute('href'),
    ]),
    [
      ['Second Insurer 1800 000 0002', 'tel:18000000002'],
      ['First Insurer 1800 000 0001', 'tel:18000000001'],
    ],
  );
  assert.is(section({}), null);
});

test('the national helpline for cyber crime is a link that calls it', () => {
  const link = document.getElementById('cyber-insurance')?.querySelector('a[href="tel:1930"]');
  assert.is(link?.textContent, '1930');
});

test('an enquiry about a claim is above the quote form, begun, and sent without scripts', () => {
  const [enquiry, quote] = document.querySelectorAll('main form');
  assert.is(enquiry?.querySelector('textarea')?.value.trim(), PAGE_TEXTS.claimQuery('').trim());
  assert.is(enquiry?.querySelector<HTMLInputElement>('[name=type]')?.value, 'query');
  assert.is(quote?.querySelector<HTMLInputElement>('[name=type]')?.value, 'contact_us');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  assert.is(new Set(ids).size, ids.length);
});

test('every product links to what to do after a loss', () => {
  for (const { record, products } of CORPORATE_LINES)
    for (const product of [record, ...products])
      assert.ok(
        pageAt(addressOf(product)).document.querySelector(`main a[href="/claims#${record.slug}"]`),
        product.name,
      );
  for (const product of INDIVIDUAL_LINES)
    assert.ok(
      pageAt(addressOf(product)).document.querySelector(`main a[href="/claims#${product.slug}"]`),
      product.name,
    );
});

test.run();
