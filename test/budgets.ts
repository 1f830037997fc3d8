/**
 * What a visitor may have to load: the numbers, and the check that every build ends with.
 * Bytes are brotli 11, as the server sends them. KB = 1024 bytes.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { builtFiles } from '../host-pages/built-files';
import { brotli } from '../host-pages/compress';

const KB = 1024;

const BUDGETS = {
  loader: { bytes: 1.5 * KB, requests: 1 },
  /** Loader, runtime, widget and its sheet: all that a partner's page loads for a form that works. */
  'quote-form on a partner page': { bytes: 12 * KB, requests: 4 },
  /** Loader, runtime, form, and the lists that it asks for at first use. */
  'quote-form.js, all in one file': { bytes: 12 * KB, requests: 1 },
  /** The largest city file. */
  'cities of a state': { bytes: 1 * KB, requests: 1 },
} as const;

const DIST = 'dist/';

type Row = { name: string; raw: number; gzip: number; brotli: number };

function measure(name: string, files: readonly string[]): Row {
  const row = { name, raw: 0, gzip: 0, brotli: 0 };
  for (const file of files) {
    const content = readFileSync(DIST + file);
    row.raw += content.length;
    row.gzip += gzipSync(content, { level: 9 }).length;
    row.brotli += brotli(content).length;
  }
  return row;
}

const built = await builtFiles(DIST);
const cities = built.files
  .filter((file) => file.startsWith('data/'))
  .map((file) => measure('cities of a state', [file]));

const form = ['loader.js', ...built.chunksOf('quote-form')];
const budgeted: [Row, number][] = [
  [measure('loader', ['loader.js']), 1],
  [measure('quote-form on a partner page', form), form.length],
  [measure('quote-form.js, all in one file', ['quote-form.js']), 1],
  [cities.reduce((largest, row) => (row.brotli > largest.brotli ? row : largest)), 1],
];
const others = built.files
  .filter((file) => /^widgets\/.+\.js$/.test(file))
  .map((file) => measure(file, [file]));

const line = (...cells: (string | number)[]) =>
  console.log(cells.map((cell, index) => (index ? `${cell}`.padStart(9) : `${cell}`.padEnd(40))).join(''));

line('bytes', 'raw', 'gzip', 'brotli', 'budget');
for (const { name, raw, gzip, brotli: br } of others) line(name, raw, gzip, br);
let over = 0;
for (const [{ name, raw, gzip, brotli: br }, requests] of budgeted) {
  const budget = BUDGETS[name as keyof typeof BUDGETS];
  const good = br <= budget.bytes && requests <= budget.requests;
  if (!good) over++;
  line(name, raw, gzip, br, budget.bytes, good ? '' : `OVER, ${requests} of ${budget.requests} requests`);
}
/** For the `integrity` of a tag that pins a version. */
const sri = (file: string) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(DIST + file))
    .digest('base64')}`;
console.log('\nintegrity');
for (const file of built.pinned) console.log(`${file}  ${sri(file)}`);

if (over) {
  console.error(
    `${over} budget${over > 1 ? 's' : ''} broken: see the table above; the numbers stand in test/budgets.ts`,
  );
  process.exitCode = 1;
}
