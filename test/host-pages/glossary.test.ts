import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf } from '../../host-pages/records/addresses';
import { splitAtTerms } from '../../host-pages/records/find-terms';
import { GLOSSARY, GLOSSARY_PATH, termId } from '../../host-pages/records/glossary';
import { MOTOR_INSURANCE } from '../../host-pages/records/products/individual/motor-insurance';
import { productsWith } from '../../host-pages/records/products-with-term';
import { PAGES, pageAt } from '../support/pages';

const { document } = pageAt(GLOSSARY_PATH);

const termsOf = (text: string) =>
  splitAtTerms(text).flatMap((part) => (typeof part === 'string' ? [] : [[part.text, part.term.term]]));

/** Returns the links inside `root` that lead to a term of the glossary. */
const linksOf = (root: ParentNode) => [...root.querySelectorAll(`a[href^="${GLOSSARY_PATH}#"]`)];

/** Pages, other than product pages, whose terms are linked to the glossary. */
const EXPLAINED = ['/compare', '/claims'].map(pageAt);

const PRODUCT_PAGES = PAGES.filter(({ route }) => route.service);

test('the glossary has an entry for each term, in the order of the alphabet', () => {
  const terms = [...document.querySelectorAll('.glossary dfn')].map(
    ({ textContent }) => textContent as string,
  );
  assert.equal(
    terms,
    GLOSSARY.map(({ term }) => term),
  );
  const words = terms.map((term) => term.toLowerCase());
  assert.equal(words, [...words].sort());
  assert.is(new Set(GLOSSARY.map(termId)).size, GLOSSARY.length);
});

test('an entry has its definition, its abbreviation and links to the few products that it matters for', () => {
  const entry = document.getElementById('insured-declared-value') as HTMLElement;
  assert.is(entry.querySelector('dt')?.textContent, 'Insured declared value (IDV)');
  assert.match(entry.querySelector('dd')?.textContent as string, /agreed current value of a vehicle/);
  assert.equal(
    [...entry.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    [addressOf(MOTOR_INSURANCE)],
  );
  assert.is(document.querySelectorAll('#sum-insured a').length, 0);
});

test('the terms are folded under the letter with which they begin', () => {
  const folded = [...document.querySelectorAll('.glossary details.fold:not([open])')].map((item) => [
    item.querySelector('summary h2')?.textContent,
    [...item.querySelectorAll('dfn')].map(({ textContent }) => textContent?.charAt(0)),
  ]);
  const letters = [...new Set(GLOSSARY.map(({ term }) => term.charAt(0)))];
  assert.equal(
    folded,
    letters.map((letter) => [
      letter,
      GLOSSARY.map(({ term }) => term.charAt(0)).filter((each) => each === letter),
    ]),
  );
});

test("every term is used by a product's page", () => {
  assert.equal(
    GLOSSARY.filter((entry) => productsWith(entry).length === 0).map(({ term }) => term),
    [],
  );
});

test('terms are found as whole words, in any case, and the longest first', () => {
  assert.equal(termsOf('The IDV less depreciation; zero depreciation; no sum-insured or riders.'), [
    ['IDV', 'Insured declared value'],
    ['depreciation', 'Depreciation'],
    ['zero depreciation', 'Zero depreciation'],
    ['riders', 'Rider'],
  ]);
});

test('a phrase in which the words of a term mean something else is not a term', () => {
  assert.equal(termsOf('Independent and nominee directors'), []);
  assert.equal(termsOf('The nominee'), [['nominee', 'Nominee']]);
});

test("a product's page links each term in its text once, to the term's entry", () => {
  for (const { path, document: page } of PRODUCT_PAGES) {
    const links = linksOf(page);
    const targets = links.map((link) => link.getAttribute('href')?.split('#')[1] as string);
    assert.equal(targets, [...new Set(targets)], path);
    for (const target of targets) assert.ok(document.getElementById(target), `${path}: ${target}`);
  }
  const motor = linksOf(pageAt(addressOf(MOTOR_INSURANCE)).document);
  assert.ok(motor.some(({ textContent }) => textContent === 'insured declared value'));
});

test('the comparisons and the page on claims link each term once too, where it is first used', () => {
  for (const { path, document: page } of EXPLAINED) {
    const targets = linksOf(page).map((link) => link.getAttribute('href')?.split('#')[1] as string);
    assert.ok(targets.length > 0, path);
    assert.equal(targets, [...new Set(targets)], path);
    for (const target of targets) assert.ok(document.getElementById(target), `${path}: ${target}`);
  }
});

test('terms are not linked in headings, links, questions and forms', () => {
  for (const { path, document: page } of [...PRODUCT_PAGES, ...EXPLAINED]) {
    const inside = linksOf(page).filter((link) =>
      link.parentElement?.closest('h1,h2,h3,a,summary,details:not(.fold),form'),
    );
    assert.is(inside.length, 0, path);
  }
});

test('the glossary is linked in the footer', () => {
  assert.ok(pageAt('/').document.querySelector(`footer a[href="${GLOSSARY_PATH}"]`));
});

test.run();
