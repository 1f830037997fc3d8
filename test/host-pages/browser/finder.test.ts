import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fillFromAnswers } from '../../../host-pages/browser/finder/fill-from-answers';
import { keepStep } from '../../../host-pages/browser/finder/keep-step';
import { showProducts } from '../../../widgets/shared/forms/on-demand/show-products';
import { translation as hindi } from '../../../widgets/shared/i18n/hi';
import { type Dom, installDom } from '../../support/dom';
import { pageAt } from '../../support/pages';

const PAGE = pageAt('/find-my-cover');
const MAIN = PAGE.document.querySelector('main') as Element;

/** The first product and the URL fragment of each result, in the order of the page. */
const ALL_RESULTS = [...MAIN.querySelectorAll('section:has(> .finder-results)')].map(
  (result) =>
    [result.querySelector('h3 a')?.textContent as string, `#${result.querySelector('h2')?.id}`] as const,
);
/**
 * Maps the first product of each result to the result's URL fragment. If several results begin with the same product,
 * the map contains only the first of them on the page. This is the result for families.
 */
const RESULTS = new Map(ALL_RESULTS.toReversed());

let dom: Dom;

function open(hash = '') {
  dom = installDom(`<body>${MAIN.outerHTML}</body>`, { url: `https://broker.example/find-my-cover${hash}` });
  fillFromAnswers();
  keepStep();
}
function follow(hash = '') {
  location.hash = hash;
  dispatchEvent(new Event('hashchange'));
}
type Field = HTMLInputElement | HTMLSelectElement;
const field = (name: string) => document.querySelector(`#formdata [name=${name}]`) as Field;
const values = () => ['insurance_type', 'type_of_insurance'].map((name) => field(name).value);

test.after.each(() => dom.close());

test('the form is empty until the answers lead to a product, and then has the first one', () => {
  open();
  assert.equal(values(), ['', '']);
  follow('#me');
  assert.equal(values(), ['', '']);
  follow(RESULTS.get('Motor Insurance'));
  assert.equal(values(), ['Individual', 'Motor Insurance']);
  follow(RESULTS.get('Fire Policy'));
  assert.equal(values(), ['Corporate', 'Fire Policy']);
});

test('a quote for a business or its employees is a corporate one, also of a product that individuals buy', () => {
  open();
  const corporate = ALL_RESULTS.filter(([, hash]) => !hash.startsWith('#family'));
  assert.ok(corporate.some(([product]) => product === 'Motor Insurance'));
  for (const [product, hash] of corporate) {
    follow(hash);
    assert.equal(values(), ['Corporate', product]);
  }
});

test('Get A Quote leads a business to a form with Corporate, also for a product that individuals buy', () => {
  open();
  const filledHere = new Set<string>();
  for (const result of document.querySelectorAll('.finder-results li')) {
    if (result.closest('section')?.querySelector('h2')?.id.startsWith('family')) continue;
    const link = result.querySelector('.btn') as HTMLAnchorElement;
    const address = link.getAttribute('href') as string;
    if (address.startsWith('/corporate/')) continue;
    assert.is(address, '#formdata');
    follow(RESULTS.get('Fire Policy'));
    link.click();
    const product = result.querySelector('h3')?.textContent as string;
    assert.equal(values(), ['Corporate', product]);
    filledHere.add(product);
  }
  assert.equal([...filledHere], ['Motor Insurance']);
});

test('a link to a result fills the form on load, for every result', () => {
  for (const [product, hash] of RESULTS) {
    open(hash);
    assert.is(values()[1], product);
    dom.close();
  }
  open();
});

test('a value is filled in with an input event that does not count as used by the visitor', () => {
  open();
  const events: [string, unknown][] = [];
  document.addEventListener('input', (event: Event) => {
    events.push([(event.target as Field).name, (event as CustomEvent).detail]);
  });
  follow(RESULTS.get('Motor Insurance'));
  assert.equal(events, [
    ['insurance_type', 'prefill'],
    ['type_of_insurance', 'prefill'],
  ]);
});

test('a product in a form in Hindi is in Hindi, and new answers replace it', () => {
  open(RESULTS.get('Motor Insurance'));
  const host = document.querySelector<HTMLElement>('#formdata [data-broker-widget=quote-form]');
  showProducts(host as HTMLElement, hindi);
  assert.equal(values(), ['Individual', hindi.productName('Motor Insurance')]);
  follow(RESULTS.get('Fire Policy'));
  assert.equal(values(), ['Corporate', hindi.productName('Fire Policy')]);
  field('type_of_insurance').value = 'My scooter';
  follow(RESULTS.get('Motor Insurance'));
  assert.equal(values(), ['Individual', 'My scooter']);
  showProducts(host as HTMLElement, undefined);
  field('type_of_insurance').value = '';
  follow(RESULTS.get('Fire Policy'));
  assert.equal(values(), ['Corporate', 'Fire Policy']);
});

test('what the visitor has entered stays', () => {
  open(RESULTS.get('Motor Insurance'));
  field('type_of_insurance').value = 'My scooter';
  follow(RESULTS.get('Fire Policy'));
  assert.equal(values(), ['Corporate', 'My scooter']);
});

test('a link to another part of the page keeps the step, and Back to the start does not', () => {
  open('#family');
  const kept = () => document.querySelector('[data-last]')?.querySelector('h2')?.id;
  assert.is(kept(), 'family');
  follow('#formdata');
  assert.is(kept(), 'family');
  follow('#family-vehicle');
  assert.is(kept(), 'family-vehicle');
  follow('');
  assert.is(kept(), undefined);
});

test.run();
