import { existsSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkRecord } from '../../host-pages/records/check';
import { checkLines } from '../../host-pages/records/check-lines';
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

/** What the check says of a record; '' where it says nothing. */
function messageOf(run: () => unknown): string {
  try {
    run();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const PLACE = 'host-pages/records/products/employee-benefits/group-gratuity.ts: group-gratuity: ';

test('a whole record is given back', () => {
  const record = copyOf(GROUP_GRATUITY);
  assert.equal(check(record), record);
});

for (const field of Object.keys(GROUP_GRATUITY)) {
  test(`without ${field} the build stops, and names file, record and field`, () => {
    const record = copyOf(GROUP_GRATUITY);
    delete record[field];
    assert.ok(messageOf(() => check(record)).startsWith(`${PLACE}${field}: `));
  });

  test(`with an empty ${field} the build stops, and names file, record and field`, () => {
    const record = copyOf(GROUP_GRATUITY);
    const empty = { string: '', object: Array.isArray(record[field]) ? [] : {} }[
      typeof record[field] as 'string'
    ];
    const message = messageOf(() => check({ ...record, [field]: empty }));
    // Of an object the first field that it lacks is named.
    assert.ok(message.startsWith(`${PLACE}${field}${field === 'meta' ? '.meta_title' : ''}: `), message);
  });
}

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
  ['subtile', () => ({ subtile: 'a slip in the name' })],
];

for (const [at, [field, change]] of WRONG.entries())
  test(`a wrong ${field} stops the build by name (${at + 1})`, () => {
    const message = messageOf(() =>
      check({ ...copyOf(GROUP_GRATUITY), ...(change(GROUP_GRATUITY) as Loose) }),
    );
    assert.ok(message.startsWith(`${PLACE}${field}: `), message);
  });

test('what is no record at all stops the build', () => {
  assert.ok(messageOf(() => check(undefined)).startsWith(`${PLACE}(the record itself): `));
});

test('the records of the site pass', () => {
  assert.is(
    messageOf(() => checkLines()),
    '',
  );
});

test('of every line the check names the file where its record stands', () => {
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

test('the tabs of individual insurance are those of the spec and lead to pages', () => {
  assert.equal(
    TABS.map(({ label }) => label),
    ['Motor', 'Home', 'Health Benefits', 'Life', 'Children Education'],
  );
  for (const { path, title } of TABS)
    assert.is(ROUTES.find((route) => route.path === path)?.service?.name, title, path);
});

test.run();
