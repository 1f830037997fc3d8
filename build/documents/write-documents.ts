/**
 * `npm run docs`: updates the generated tables of options, fields and editors in the documents. Also updates the quote
 * form's height in the files of FILES_WITH_HEIGHT.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { withEditorsTable } from './editors-document';
import { withFieldsTable } from './fields-document';
import { frameTables, optionsTables, withTables } from './options-document';
import { FILES_WITH_HEIGHT, withHeights } from './reserved-heights';

function rewrite(file: string, change: (text: string) => string) {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after !== before) writeFileSync(file, after);
  console.log(`${file} ${after === before ? 'is up to date' : 'written'}`);
}

const tables = await optionsTables();
rewrite('docs/options.md', (text) => withTables(text, tables));
rewrite('docs/api.md', withFieldsTable);
rewrite('docs/embedding.md', (text) => withEditorsTable(withTables(text, frameTables())));
for (const file of FILES_WITH_HEIGHT) rewrite(file, (text) => withHeights(text));
