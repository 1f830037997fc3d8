import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf } from '../../host-pages/records/addresses';
import { CLAIM_RECORDS, CLAIMS_PAGE, checkClaimPeriods } from '../../host-pages/records/claims';
import { CORPORATE_LINES, INDIVIDUAL_LINES } from '../../host-pages/records/lines';
import { pageAt } from '../support/pages';

const { document } = pageAt('/claims');
const LINES = [...INDIVIDUAL_LINES, ...CORPORATE_LINES.map(({ record }) => record)];

test('every line of insurance has its first steps, papers and whom to call, in the order of the menus', () => {
  assert.equal(
    CLAIM_RECORDS.map(({ product }) => product),
    LINES,
  );
  for (const { slug, name } of LINES) {
    const section = document.getElementById(slug);
    assert.is(section?.querySelector('h2')?.textContent, name);
    const headings = [...(section?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);
    assert.equal(headings, ['First', 'Papers', 'Whom to call']);
    assert.ok(document.querySelector(`nav a[href="#${slug}"]`), slug);
  }
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

test('the national helpline for cyber crime is a link that calls it', () => {
  const link = document.getElementById('cyber-insurance')?.querySelector('a[href="tel:1930"]');
  assert.is(link?.textContent, '1930');
});

test('an enquiry about a claim is above the quote form, begun, and sent without scripts', () => {
  const [enquiry, quote] = document.querySelectorAll('main form');
  assert.is(enquiry?.querySelector('textarea')?.value.trim(), CLAIMS_PAGE.message.trim());
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
