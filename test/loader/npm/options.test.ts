import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toAttributes } from '../../../loader/npm/attributes';

test('options become data attributes; undefined and null are left out', () => {
  const options = { name: 'carousel', headingLevel: 3, single: true, label: '', city: undefined, api: null };
  assert.equal(toAttributes(options), {
    'data-broker-widget': 'carousel',
    'data-heading-level': '3',
    'data-single': 'true',
    'data-label': '',
  });
});

test('every widget has a row in Tables, with its own options', () => {
  const widgets = readdirSync('widgets', { withFileTypes: true })
    // Leave out embed-builder, which is only for our own page /embed.
    .filter((entry) => entry.isDirectory() && !['contract', 'shared', 'embed-builder'].includes(entry.name))
    .map((entry) => entry.name);
  const path = 'loader/npm/options.ts';
  const source = ts.createSourceFile(path, ts.sys.readFile(path) ?? '', ts.ScriptTarget.Latest, true);
  const rows = source.statements
    .filter(ts.isTypeAliasDeclaration)
    .filter(({ name }) => name.text === 'Tables')
    .flatMap(({ type }) => (ts.isTypeLiteralNode(type) ? [...type.members] : []))
    .map((row) => [(row.name as ts.StringLiteral).text, row.getText(source)] as const);
  assert.equal(rows.map(([name]) => name).sort(), widgets);
  const camel = (name: string) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  for (const [name, row] of rows) assert.match(row, new RegExp(`\\btypeof ${camel(name)}\\b`));
});

test.run();
