import { existsSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkRecord } from '../../host-pages/records/check';
import { checkLines, checkServices } from '../../host-pages/records/check-lines';
import { TABS } from '../../host-pages/records/individual';
import { CORPORATE_LINES, INDIVIDUAL_LINES } from '../../host-pages/records/lines';
import { Product, type ProductRecord } from '../../host-pages/records/product';
import { GROUP_GRATUITY } from '../../host-pages/records/products/employee-benefits/group-gratuity';
import { ROUTES } from '../../host-pages/routes';

const RECORDS = [
  ...INDIVIDUAL_LINES,
  ...CORPORATE_LINES.flatMap(({ record, products }) => [record, ...products]),
];

type Loose = Record<string, unknown>;
const copyOf = (record: ProductRecord) => structuredClone(record) as unknown as Loose;

const check = (record: unknown) =>
  checkRecord('products/employee-benefits/group-gratuity.ts', 'group-gratuity', record, Product);

/** Returns the error message of a check; '' if there is no error. */
function messageOf(run: () => unknown): string {
  try {
    run();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const PREFIX = 'host-pages/records/products/employee-benefits/group-gratuity.ts: group-gratuity: ';

test('a valid record is returned unchanged', () => {
  const record = copyOf(GROUP_GRATUITY);
  assert.equal(check(record), record);
});

for (const field of Object.keys(GROUP_GRATUITY)) {
  test(`a missing ${field} throws an error that names file, record and field`, () => {
    const record = copyOf(GROUP_GRATUITY);
    delete record[field];
    assert.ok(messageOf(() => check(record)).startsWith(`${PREFIX}${field}: `));
  });

  test(`an empty ${field} throws an error that names file, record and field`, () => {
    const record = copyOf(GROUP_GRATUITY);
    const empty = { string: '', object: Array.isArray(record[field]) ? [] : {} }[
      typeof record[field] as 'string'
    ];
    const message = messageOf(() => check({ ...record, [field]: empty }));
    // The error for an object names the first missing field.
    assert.ok(message.startsWith(`${PREFIX}${field}${field === 'meta' ? '.meta_title' : ''}: `), message);
  });
}

test('the error for an unknown picture of a step names file, record, field and valid values', () => {
  const [first, ...others] = GROUP_GRATUITY.steps;
  const message = messageOf(() =>
    check({ ...GROUP_GRATUITY, steps: [{ ...first, picture: 'pet' }, ...others] }),
  );
  assert.ok(message.startsWith(`${PREFIX}steps.0.picture: `), message);
  for (const words of ['"pet"', '"estimate"', '"assess"']) assert.match(message, words);
});

test('the error for an unknown picture of a service names file, record, field and valid values', () => {
  const claims: Loose & { title: string } = { title: 'Claims', description: 'Help', picture: 'pet' };
  const message = messageOf(() => checkServices([claims]));
  assert.ok(message.startsWith('host-pages/records/services.ts: Claims: picture: '), message);
  assert.match(message, '"estimate"');
});

const WRONG: readonly (readonly [field: string, change: (record: ProductRecord) => unknown])[] = [
  ['descriptions', ({ descriptions: [one] }) => ({ descriptions: [one] })],
  ['needs', ({ needs }) => ({ needs: needs.slice(1) })],
  ['needs', ({ needs }) => ({ needs: [...needs, 'a fifth'] })],
  ['covers', ({ covers }) => ({ covers: covers.slice(1) })],
  ['covers', ({ covers }) => ({ covers: [...covers, 'a sixth'] })],
  ['excludes', ({ excludes }) => ({ excludes: excludes.slice(1) })],
  ['considerations', ({ considerations }) => ({ considerations: considerations.slice(1) })],
  ['steps', ({ steps }) => ({ steps: steps.slice(1) })],
  ['faqs', ({ faqs }) => ({ faqs: [...faqs, faqs[0]] })],
  ['needs.2', ({ needs }) => ({ needs: needs.with(2, '') })],
  [
    'faqs.1.answer',
    ({ faqs: [first, second, ...rest] }) => ({ faqs: [first, { ...second, answer: '' }, ...rest] }),
  ],
  [
    'steps.0.picture',
    ({ steps: [first, ...rest] }) => ({ steps: [{ ...first, picture: undefined }, ...rest] }),
  ],
  ['meta.meta_description', ({ meta }) => ({ meta: { ...meta, meta_description: '' } })],
  ['meta.keyword', ({ meta }) => ({ meta: { ...meta, keyword: 7 } })],
  ['subtile', () => ({ subtile: 'a misspelt field' })],
];

for (const [at, [field, change]] of WRONG.entries())
  test(`an invalid ${field} throws an error that names it (${at + 1})`, () => {
    const message = messageOf(() =>
      check({ ...copyOf(GROUP_GRATUITY), ...(change(GROUP_GRATUITY) as Loose) }),
    );
    assert.ok(message.startsWith(`${PREFIX}${field}: `), message);
  });

test('the error for too many questions says how many the page has room for', () => {
  const { faqs } = GROUP_GRATUITY;
  assert.is(
    messageOf(() => check({ ...GROUP_GRATUITY, faqs: [...faqs, faqs[0]] })),
    `${PREFIX}faqs: has 6, and the page has room for exactly 5`,
  );
});

test('a missing record throws an error', () => {
  assert.ok(messageOf(() => check(undefined)).startsWith(`${PREFIX}(the record itself): `));
});

test('the records of the site are valid', () => {
  assert.is(
    messageOf(() => checkLines()),
    '',
  );
});

test('errors name an existing file that contains the record', () => {
  for (const record of RECORDS) {
    const loose = record as unknown as Loose;
    const { subtitle } = record;
    loose.subtitle = '';
    const message = messageOf(() => checkLines());
    loose.subtitle = subtitle;
    const [file = '', slug, field] = message.split(': ');
    assert.equal([slug, field], [record.slug, 'subtitle'], message);
    assert.ok(existsSync(file), file);
    const text = readFileSync(file, 'utf8');
    assert.ok(text.includes(`slug: '${slug}'`) || text.includes(`slug: "${slug}"`), file);
  }
});

test('the tabs of individual insurance are those of requirements 2.16 and link to pages', () => {
  assert.equal(
    TABS.map(({ label }) => label),
    ['Motor', 'Home', 'Health Benefits', 'Life', 'Children Education'],
  );
  for (const { path, title } of TABS)
    assert.is(ROUTES.find((route) => route.path === path)?.service?.name, title, path);
});

test.run();
