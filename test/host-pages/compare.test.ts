import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkComparison } from '../../host-pages/records/compare/comparison';
import { MARINE } from '../../host-pages/records/compare/marine';
import { pageAt } from '../support/pages';

const { document } = pageAt('/compare');
const tables = [...document.querySelectorAll('table')];

const textsOf = (parent: Element, selector: string) =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent);

const titleOf = (table: Element) =>
  document.getElementById(table.getAttribute('aria-labelledby') as string)?.textContent;

test('there is a table for each family, with its covers', () => {
  assert.equal(
    tables.map((table) => [titleOf(table), textsOf(table, 'thead th')]),
    [
      ['Motor insurance', ['Third party', 'Own damage', 'Package']],
      ['Marine insurance', ['Open Policy', 'Single Transit', 'STOP']],
      [
        'Liability for decisions, services and advice',
        ['Directors and Officers', 'Errors and Omissions', 'Professional Indemnity'],
      ],
      ['Property insurance', ['Fire', 'Industrial All Risk', 'Burglary', 'Stock Declaration']],
    ],
  );
});

test('a row has a header, and a cell that names its cover for each column', () => {
  for (const table of tables) {
    const covers = textsOf(table, 'thead th');
    for (const row of table.querySelectorAll('tbody tr, tfoot tr')) {
      assert.is(row.querySelectorAll('th[scope=row]').length, 1);
      assert.equal(
        [...row.querySelectorAll('td')].map((cell) => cell.getAttribute('data-cover')),
        covers,
      );
    }
    assert.is(table.querySelectorAll('thead th:not([scope=col])').length, 0);
  }
});

test('the parts of a table keep their roles when they are laid out as blocks', () => {
  const roles = { 'thead, tbody, tfoot': 'rowgroup', tr: 'row', td: 'cell' };
  for (const [selector, role] of Object.entries(roles))
    for (const element of document.querySelectorAll(`main :is(${selector})`))
      assert.is(element.getAttribute('role'), role);
});

test('each cover links to its product and to the form of that page', () => {
  for (const table of tables) {
    const hrefs = (selector: string) =>
      [...table.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
    const products = hrefs('thead a');
    for (const path of products) assert.ok(pageAt(path as string));
    assert.equal(
      hrefs('tfoot a'),
      products.map((path) => `${path}#formdata`),
    );
  }
});

test('each table is folded under its title', () => {
  assert.equal(
    [...document.querySelectorAll('details.fold:not([open]) > summary')].map(
      ({ textContent, nextElementSibling }) => [textContent, nextElementSibling],
    ),
    tables.map((table) => [titleOf(table), table]),
  );
});

test('a row without a text for each cover stops the build, with the name of the comparison and the row', () => {
  checkComparison(MARINE);
  const faulty = { ...MARINE, rows: [{ label: 'Suits', cells: ['Traders', ' ', 'Manufacturers'] }] };
  assert.throws(() => checkComparison(faulty), /compare\.ts: marine: Suits: needs 3 texts/);
  assert.throws(() => checkComparison({ ...MARINE, lead: '' }), /compare\.ts: marine: lead/);
});

test.run();
