import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withFieldsTable } from '../../../build/documents/fields-document';
import { frameTables, optionsTables, withTables } from '../../../build/documents/options-document';

const DOCUMENT = readFileSync('docs/options.md', 'utf8');

const WIDGETS = readdirSync('widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['contract', 'shared'].includes(entry.name))
  .map(({ name }) => name);

test('docs/options.md has the options of the code, with their values, defaults and comments', async () => {
  assert.is(DOCUMENT, withTables(DOCUMENT, await optionsTables()), 'Out of date: npm run docs');
});

test("docs/embedding.md has the parameters of the frame's URL, with their values", () => {
  const document = readFileSync('docs/embedding.md', 'utf8');
  assert.is(document, withTables(document, frameTables()), 'Out of date: npm run docs');
});

test('docs/api.md has the fields of the forms, with their lengths and rules', () => {
  const document = readFileSync('docs/api.md', 'utf8');
  assert.is(document, withFieldsTable(document), 'Out of date: npm run docs');
  assert.throws(() => withFieldsTable(''), 'no "<!-- fields -->"');
});

for (const widget of WIDGETS)
  test(`docs/options.md has the options of ${widget} in its own section`, () => {
    const section = DOCUMENT.split(/^## /m).find((part) => part.startsWith(`${widget}\n`)) ?? '';
    const markers = [...section.matchAll(/<!-- options: (\S+) -->/g)].map(([, name]) => name);
    assert.equal(markers, [widget]);
  });

test.run();
