import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { pageAt } from '../support/pages';

const { document } = pageAt('/find-my-cover');
const main = document.querySelector('main') as Element;

const stepAt = (hash: string) => main.querySelector(`section:has(> h2[id="${hash.slice(1)}"])`);
const idOf = (step: Element) => (step.querySelector('h2') as Element).id;
const linksOf = (parent: Element, selector: string) =>
  [...parent.querySelectorAll(selector)].map((link) => link.getAttribute('href') as string);
const answersOf = (step: Element) => linksOf(step, 'ul a[href^="#"]:not(.btn)');

type Visit = { readonly hashes: readonly string[]; readonly result: Element };

/** Returns every sequence of steps from `hash` to a result: the hashes of the steps, and the element of the result. */
function visitsFrom(hash: string, hashes: readonly string[] = []): Visit[] {
  const step = stepAt(hash);
  assert.ok(step, `no step ${hash}`);
  const next = answersOf(step as Element);
  if (next.length === 0) return [{ hashes, result: step as Element }];
  return next.flatMap((answer) => visitsFrom(answer, [...hashes, hash]));
}

const VISITS = visitsFrom('#start');
const PRODUCT_LINKS = 'h3 a';

test('every way to a result asks three questions', () => {
  assert.ok(VISITS.length > 30);
  for (const { hashes } of VISITS) assert.is(hashes.length, 3, hashes.join(' '));
});

test('every step is reached by one way', () => {
  const reached = new Set(VISITS.flatMap(({ hashes, result }) => [...hashes, `#${idOf(result)}`]));
  const steps = [...main.querySelectorAll('h2[tabindex="-1"]')].map(({ id }) => `#${id}`);
  assert.equal([...reached].sort(), steps.sort());
});

test('a step shows the answers so far, each as a link to its question', () => {
  for (const { hashes, result } of VISITS) assert.equal(linksOf(result, 'ol a'), hashes);
});

test('a result has one to three products, with a reason and a page with a form in which the product is filled in', () => {
  for (const { result } of VISITS) {
    const paths = linksOf(result, PRODUCT_LINKS);
    assert.ok(paths.length >= 1 && paths.length <= 3, idOf(result));
    assert.is(new Set(paths).size, paths.length, idOf(result));
    assert.is(result.querySelectorAll('li > p').length, paths.length, idOf(result));
    for (const link of result.querySelectorAll(PRODUCT_LINKS)) {
      const product = pageAt(link.getAttribute('href') as string).document;
      const field = product.querySelector('#formdata [name=type_of_insurance]');
      assert.is(field?.getAttribute('value'), link.textContent);
    }
  }
});

test('a quote leads to a form with the type of the result or none, without scripts', () => {
  const typeAt = (path: string) =>
    pageAt(path).document.querySelector('#formdata [name=insurance_type] option[selected]')?.textContent ??
    '';
  for (const { result } of VISITS) {
    for (const product of result.querySelectorAll<HTMLElement>('.finder-results li')) {
      const [path] = linksOf(product, PRODUCT_LINKS) as [string];
      const link = linksOf(product, '.btn')[0] as string;
      const type = product.getAttribute('data-insurance-type') as string;
      const isOtherType = typeAt(path) !== type;
      assert.is(link, isOtherType ? '#formdata' : `${path}#formdata`);
      if (isOtherType) assert.is(typeAt('/find-my-cover'), '');
    }
  }
});

test('the tile for visitors who are not sure, and "Something else", lead to the questions', () => {
  const home = pageAt('/').document;
  const links = [...home.querySelectorAll('main a[href="/find-my-cover"]')];
  assert.equal(
    links.map(({ textContent }) => textContent),
    ['Something else', 'Not sure which policy fits?'],
  );
});

test.run();
