/** `npm run docs`: writes the tables of docs/options.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { optionsTables, withTables } from './options-document';

const DOCUMENT = 'docs/options.md';

const before = readFileSync(DOCUMENT, 'utf8');
const after = withTables(before, await optionsTables());
if (after !== before) writeFileSync(DOCUMENT, after);
console.log(`${DOCUMENT} ${after === before ? 'is up to date' : 'written'}`);
