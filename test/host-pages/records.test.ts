import { existsSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkRecord } from '../../host-pages/records/check';
import { checkLines, checkServices } from '../../host-pages/records/check-lines';
import { TABS } from '../../host-pages/records/individual';
import { CORPORATE_LINES, PRODUCTS } from '../../host-pages/records/lines';
import { CategoryProduct, type ProductRecord } from '../../host-pages/records/product';
import { GROUP_GRATUITY } from '../../host-pages/records/products/employee-benefits/group-gratuity';
import { MOTOR_INSURANCE } from '../../host-pages/records/products/individual/motor-insurance';

type Loose = Record<string, unknown>;
const copyOf = (record: ProductRecord): Loose => structuredClone(record);

const check = (record: unknown) =>
  checkRecord('products/employee-benefits/group-gratuity.ts', 'group-gratuity', record, CategoryProduct);

/** Returns the message of the error that `run` throws, or '' if `run` throws nothing. */
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
    // If the missing value is an object, the error names the object's first field.
    const missing = { meta: '.meta_title', pictures: '.card' }[field] ?? '';
    assert.ok(message.startsWith(`${PREFIX}${field}${missing}: `), message);
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
  ['pictures.thing', ({ pictures }) => ({ pictures: { ...pictures, thing: 'house' } })],
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

/** Calls `checkLines` while a field of the motor insurance record has the value `value`. Returns the error message. */
function messageWith<Field extends keyof typeof MOTOR_INSURANCE>(
  field: Field,
  value: (typeof MOTOR_INSURANCE)[Field] | undefined,
): string {
  const original = MOTOR_INSURANCE[field];
  Object.assign(MOTOR_INSURANCE, { [field]: value });
  const message = messageOf(() => checkLines());
  Object.assign(MOTOR_INSURANCE, { [field]: original });
  return message;
}

for (const field of ['related', 'proposalDocuments', 'claim', 'findMyCover', 'pictures'] as const)
  test(`a line without ${field} throws an error that names file, record and field`, () => {
    const file = 'host-pages/records/products/individual/motor-insurance.ts';
    assert.match(messageWith(field, undefined), `${file}: motor-insurance: ${field}: `);
  });

for (const [other, reason] of [
  ['helth-insurance', 'is misspelt'],
  ['motor-insurance', 'is the product itself'],
] as const)
  test(`the error for a related product that ${reason} names both`, () =>
    assert.match(
      messageWith('related', ['home-insurance', other]),
      `motor-insurance: related: "${other}" must be the slug of another product`,
    ));

const { id, label, next } = MOTOR_INSURANCE.findMyCover[0] as (typeof MOTOR_INSURANCE.findMyCover)[0];
/** Returns an answer that suggests the products `slugs`. */
const answer = (...slugs: string[]) => ({
  id: 'some',
  label: 'Some',
  next: slugs.map((slug): [string, string] => [slug, 'It fits.']),
});
const topic = (...answers: ReturnType<typeof answer>[]) => [{ id, label, next: { ...next, answers } }];

for (const [title, findMyCover, problem] of [
  ['an answer without a product', topic(answer()), 'findMyCover.0.next.answers.0.next: has 0 products'],
  ['an unknown product', topic(answer('motor')), 'no product in lines.ts has the slug "motor"'],
  [
    'two answers with the same id',
    topic(answer('motor-insurance'), answer('home-insurance')),
    'two answers to a question of "family" have the id "some"',
  ],
  [
    'the id of another line',
    topic(answer('motor-insurance')).map((one) => ({ ...one, id: 'home' })),
    'two answers to a question of "family" have the id "home"',
  ],
  ['an id that is no fragment', [{ id: 'A car', label, next }], 'findMyCover.0.id: '],
] as const)
  test(`the error for ${title} in Find My Cover names it`, () =>
    assert.match(messageWith('findMyCover', structuredClone(findMyCover) as never), problem));

test('a product that Find My Cover never suggests throws an error that names it', () => {
  const line = CORPORATE_LINES.find(({ record }) => record.slug === 'marine-insurance');
  const products = line?.products as ProductRecord[];
  products.push({ ...GROUP_GRATUITY, slug: 'hull' });
  (PRODUCTS as ProductRecord[]).push(products.at(-1) as ProductRecord);
  assert.match(
    messageOf(() => checkLines()),
    'hull is in no findMyCover',
  );
  products.pop();
  (PRODUCTS as ProductRecord[]).pop();
});

test('the records of the site are valid', () => {
  assert.is(
    messageOf(() => checkLines()),
    '',
  );
});

test('errors name an existing file that contains the record', () => {
  for (const record of PRODUCTS) {
    const loose: Loose = record;
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

test('the tabs of individual insurance begin with those of requirements 2.16', () => {
  const labels = TABS.map(({ tab }) => tab.label);
  assert.equal(labels.slice(0, 5), ['Motor', 'Home', 'Health Benefits', 'Life', 'Children Education']);
});

test.run();
