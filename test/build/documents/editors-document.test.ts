import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { editorsTable, withEditorsTable } from '../../../build/documents/editors-document';
import { PASTE_TARGETS, snippetFor } from '../../../widgets/embed-builder/paste-targets';

const TARGET = { name: 'Pad', version: '1.2.3', writes: 'HTML' } as const;

test('docs/embedding.md has what was seen of each snippet in editors and sanitisers', () => {
  const document = readFileSync('docs/embedding.md', 'utf8');
  assert.is(document, withEditorsTable(document), 'Run: npm run docs');
});

test('a snippet that works is recommended for every editor and sanitiser', () => {
  assert.equal(
    PASTE_TARGETS.filter((target) => !snippetFor(target)).map(({ name }) => name),
    [],
  );
});

test('no editor and no sanitiser leaves a gap below the link, or the link over the next text', () => {
  const faults = PASTE_TARGETS.filter(({ shows }) =>
    Object.values(shows).some((shown) => /gap|over/.test(shown)),
  );
  assert.equal(faults, []);
});

test('the first snippet that shows the form is recommended, else a link that credits the partner', () => {
  const use = (shows: Parameters<typeof snippetFor>[0]['shows']) => snippetFor({ ...TARGET, shows });
  assert.is(use({ script: 'form', iframe: 'form', link: 'link' }), 'script');
  assert.is(use({ script: 'form with a gap', iframe: 'form', link: 'link' }), 'iframe');
  assert.is(use({ script: 'link', iframe: 'form that cannot be sent', link: 'link' }), 'link');
  assert.is(use({ script: 'link', link: 'link without the partner' }), undefined);
});

test('where Markdown is written, the table says how a link is', () => {
  const table = editorsTable([
    { ...TARGET, writes: 'Markdown', shows: { script: 'code', iframe: 'code', link: 'link' } },
  ]);
  assert.match(table, '| Pad | 1.2.3 | code | code | link | Link, written `[Get a quote](address)` |');
});

test('a document without a place for the table is refused', () => {
  assert.throws(() => withEditorsTable('# Nothing'), /<!-- editors -->/);
});

test.run();
