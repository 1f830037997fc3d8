import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ContactPopupPlaceholder } from '../../host-pages/prerender/forms';
import { PRODUCT_NAMES } from '../../host-pages/records/lines';
import { subjectOf } from '../../host-pages/records/page-subject';
import { Ask } from '../../host-pages/templates/blocks/Ask';
import { LEAD_FIELDS } from '../../widgets/contract/field-rules';

const ask = (path: string, product?: string) =>
  new JSDOM(renderToStaticMarkup(<Ask path={path} product={product} />)).window.document;
const filledIn = (page: Document, name: string) =>
  (page.querySelector(`[name="${name}"]`) as HTMLInputElement | HTMLSelectElement).value;

for (const [path, product, insuranceType] of [
  ['/', undefined, ''],
  ['/services', undefined, ''],
  ['/individuals', undefined, ''],
  ['/individual', undefined, 'Individual'],
  ['/individual/health-insurance', 'Health Insurance', 'Individual'],
  ['/corporate/marine-insurance', 'Marine Insurance', 'Corporate'],
] as const)
  test(`the form of ${path} has filled in, without scripts, what the page is about`, () => {
    const page = ask(path, product);
    assert.is(filledIn(page, 'insurance_type'), insuranceType);
    assert.is(filledIn(page, 'type_of_insurance'), product ?? '');
  });

test('the popup of a page is about what its form is about', () => {
  const popup = (path: string, product?: string) =>
    new JSDOM(
      renderToStaticMarkup(<ContactPopupPlaceholder subject={subjectOf(path, product)} />),
    ).window.document.querySelector<HTMLElement>('[data-broker-widget]')?.dataset;
  const { insuranceType, typeOfInsurance } = popup('/corporate/marine-insurance', 'Marine Insurance') ?? {};
  assert.equal([insuranceType, typeOfInsurance], ['Corporate', 'Marine Insurance']);
  assert.not('typeOfInsurance' in (popup('/about-us') ?? {}));
});

test('the names of all products are suggested, and fit the field', () => {
  const page = ask('/');
  const list = page.getElementById(
    page.querySelector('[name=type_of_insurance]')?.getAttribute('list') ?? '',
  );
  assert.equal(
    [...(list?.querySelectorAll('option') ?? [])].map((option) => option.getAttribute('value')),
    PRODUCT_NAMES,
  );
  assert.is(new Set(PRODUCT_NAMES).size, PRODUCT_NAMES.length);
  for (const name of PRODUCT_NAMES) assert.ok(name.length <= LEAD_FIELDS.type_of_insurance.maxLength);
});

test.run();
