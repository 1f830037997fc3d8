import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { describedProperties } from '../../../build/documents/option-descriptions';
import { type Option, optionsTable, withTables } from '../../../build/documents/options-document';

/** Returns the cells of each row of the options table. `comments` is the source of properties with doc comments. */
const rowsOf = (comments: string, ...options: Option[]) =>
  optionsTable(
    options,
    describedProperties('options.ts', 'OPTIONS', `export const OPTIONS = {\n${comments}\n};`),
  )
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .slice(1, -1)
        .split(' |')
        .map((cell) => cell.trim()),
    );

test('an option with a list of values shows them, and the first as its default', () => {
  const rows = rowsOf('/** Level. */ headingLevel: 0', { name: 'headingLevel', values: ['2', '1', 'none'] });
  assert.equal(rows, [['`data-heading-level`', '`2`, `1`, `none`', '`2`', 'Level.']]);
});

test('an attribute without a value is shown as (none)', () => {
  const [row] = rowsOf('/** One. */ single: 0', { name: 'single', values: ['false', ''] });
  assert.is(row?.[1], '`false`, (none)');
});

test('a text option shows its format, and its default if it has one', () => {
  const rows = rowsOf(
    `/** Name. */ label: 0,
     /**
      * The page,
      * or \`none\`.
      * @format address
      */
     home: 0,
     /**
      * Which panel.
      * @default the first
      */
     active: 0`,
    { name: 'label', values: 'Slides' },
    { name: 'home', values: '' },
    { name: 'active', values: '' },
  );
  assert.equal(rows, [
    ['`data-label`', 'text', '`Slides`', 'Name.'],
    ['`data-home`', 'address', '', 'The page, or `none`.'],
    ['`data-active`', 'text', 'the first', 'Which panel.'],
  ]);
});

test('an option that prefills a field has no default', () => {
  const rows = rowsOf(
    '/** Type. */ type: 0,\n/** Name. */ name: 0',
    { name: 'type', values: ['A', 'B'], isPrefill: true },
    { name: 'name', values: 100, isPrefill: true },
  );
  assert.equal(rows, [
    ['`data-type`', '`A`, `B`', '', 'Type.'],
    ['`data-name`', 'text', '', 'Name.'],
  ]);
});

test('options that differ only in their names share a row', () => {
  const rows = rowsOf(
    '/** Fills. */ mobile: 0,\n/** Other. */ city: 0,\n/** Fills. */ email: 0',
    ...['mobile', 'city', 'email'].map((name) => ({ name, values: '' })),
  );
  assert.equal(
    rows.map(([names]) => names),
    ['`data-mobile`, `data-email`', '`data-city`'],
  );
});

test('a vertical bar in a comment does not end its cell', () => {
  const table = optionsTable([{ name: 'a', values: '' }], new Map([['a', { text: 'a|b' }]]));
  assert.ok(table.endsWith('| text | | a\\|b |'), table);
});

test('an option without a comment, and a comment without an option, throw an error', () => {
  assert.throws(
    () => rowsOf('// No.\na: 0', { name: 'a', values: '' }),
    'options.ts: the option a of OPTIONS has no description',
  );
  assert.throws(() => rowsOf('', { name: 'a', values: '' }), 'The option a has no description');
  assert.throws(() => rowsOf('/** Old. */ b: 0'), 'There is no option b to describe');
});

test('comments are read from constants, interfaces and types', () => {
  for (const source of [
    'export const TABLE = {\n/** A. */ a: "" } as const;',
    'interface Other { b: 1 } export interface TABLE extends Other {\n/** A. */ readonly a: 0 }',
    'type TABLE = {\n/** A. */ a: 0 };',
  ])
    assert.equal([...describedProperties('a.ts', 'TABLE', source)], [['a', { text: 'A.' }]], source);
  assert.throws(() => describedProperties('a.ts', 'TABLE', 'const OTHER = {};'), 'a.ts has no TABLE');
});

const PLACE = '## a\n\n<!-- options: a -->\nold\n<!-- end of options -->\n\nText\n';

test('a table replaces only the text between its markers', () => {
  const written = withTables(PLACE, new Map([['a', '| new |']]));
  assert.is(written, '## a\n\n<!-- options: a -->\n\n| new |\n\n<!-- end of options -->\n\nText\n');
  assert.is(withTables(written, new Map([['a', '| new |']])), written);
});

test('a table without markers, and markers without a table, throw an error', () => {
  assert.throws(
    () =>
      withTables(
        PLACE,
        new Map([
          ['a', '| a |'],
          ['b', '| b |'],
        ]),
      ),
    'no "<!-- options: … -->" for b',
  );
  assert.throws(() => withTables(PLACE, new Map()), 'a place for the options of a, which has none');
});

test.run();
