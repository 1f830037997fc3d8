/**
 * Checks the sizes of the files that a visitor loads against their budgets, in every build. Sizes are in bytes at
 * brotli quality 11, as the server sends them; 1 KB = 1024 bytes. The loader and the form are measured with the sample
 * broker's data, so a long value in host-pages/site.ts can't break a budget.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { BROKER } from '../host-pages/prerender/site-values';
import { SITE } from '../host-pages/site';
import { builtFiles } from './built-files';
import { brotli } from './compress';
import { isReleased, readBuild, readReleases } from './releases/releases';
import { withSampleBroker } from './with-sample-broker';

const KB = 1024;

const BUDGETS = {
  loader: { bytes: 1.75 * KB, requests: 1 },
  /** All files that a working form needs on a partner's page: the loader, the runtime and the form. */
  'quote-form on a partner page': { bytes: 17 * KB, requests: 4 },
  /** The loader, the runtime, the form, and the code that requests lists of cities from the API. */
  'quote-form.js, all in one file': { bytes: 16 * KB, requests: 1 },
  /** Requested when a visitor begins to use a form. */
  'cities of all states': { bytes: 15 * KB, requests: 1 },
  /** Requested together with the cities. */
  'other names of cities': { bytes: 8 * KB, requests: 1 },
  /** The code that finds cities by their other names. Requested together with the other names. */
  'search for other names': { bytes: 4 * KB, requests: 1 },
} as const;

/**
 * `node --import tsx build/budgets.ts [folder] [--all]`. Always prints the sizes of the files that have a budget.
 * Also prints the size of every script in widgets/ if `--all` is set or a budget is exceeded.
 */
const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true });
const LISTS_ALL = values.all === true;
const [DIST = 'dist'] = positionals;

type Row = { name: string; raw: number; gzip: number; brotli: number };

const contentOf = (file: string): Buffer => readFileSync(join(DIST, file));

function measure(name: string, contents: readonly Buffer[]): Row {
  const row = { name, raw: 0, gzip: 0, brotli: 0 };
  for (const content of contents) {
    row.raw += content.length;
    row.gzip += gzipSync(content, { level: 9 }).length;
    row.brotli += brotli(content).length;
  }
  return row;
}

const built = await builtFiles(DIST);
const cities = built.files.filter((file) => file.startsWith('data/'));
const chunkFiles = (name: string) =>
  built.files.filter((file) => file.startsWith(`widgets/${name}-`) && file.endsWith('.js'));
const [cityAliases, placeNames] = [chunkFiles('city-aliases'), chunkFiles('place-names')];

const form = ['loader.js', ...built.chunksOf('quote-form')];
const sampleOf = (files: readonly string[]) =>
  withSampleBroker(
    files.map((file) => contentOf(file).toString()),
    { ...SITE, ...BROKER },
  ).map((code) => Buffer.from(code));
const sampleForm = sampleOf(form);
const budgeted: [Row, number][] = [
  [measure('loader', sampleForm.slice(0, 1)), 1],
  [measure('quote-form on a partner page', sampleForm), form.length],
  [measure('quote-form.js, all in one file', sampleOf(['quote-form.js'])), 1],
  [measure('cities of all states', cities.map(contentOf)), cities.length],
  [measure('other names of cities', cityAliases.map(contentOf)), cityAliases.length],
  [measure('search for other names', placeNames.map(contentOf)), placeNames.length],
];
const measureOthers = () =>
  built.files
    .filter((file) => /^widgets\/.+\.js$/.test(file))
    .map((file) => measure(file, [contentOf(file)]));

const line = (...cells: (string | number)[]) =>
  console.log(cells.map((cell, index) => (index ? `${cell}`.padStart(9) : `${cell}`.padEnd(40))).join(''));

const isWithin = ([{ name, brotli }, requests]: readonly [Row, number]) => {
  const budget = BUDGETS[name as keyof typeof BUDGETS];
  return brotli <= budget.bytes && requests <= budget.requests;
};
const over = budgeted.filter((row) => !isWithin(row)).length;

line('bytes', 'raw', 'gzip', 'brotli', 'budget');
for (const { name, raw, gzip, brotli } of LISTS_ALL || over ? measureOthers() : [])
  line(name, raw, gzip, brotli);
for (const row of budgeted) {
  const [{ name, raw, gzip, brotli }, requests] = row;
  const budget = BUDGETS[name as keyof typeof BUDGETS];
  const verdict = isWithin(row)
    ? ''
    : `  OVER by ${Math.max(0, brotli - budget.bytes)} bytes, ${requests} of ${budget.requests} requests`;
  line(name, raw, gzip, brotli, budget.bytes, verdict);
}
const build = await readBuild(DIST, SITE.origin);
const warning = isReleased(readReleases(), build)
  ? ''
  : `, may change until "npm run release" has recorded version ${build.version}: do not pin these yet`;
console.log(`\nintegrity${warning}`);
for (const [file, checksum] of Object.entries(build.pinned)) console.log(`${file}  ${checksum}`);

if (over) {
  console.error(
    `${over} budget${over > 1 ? 's are' : ' is'} exceeded: see the table above. Make the files smaller, for example by loading a part on demand. If visitors should rather load more, raise the budget in build/budgets.ts, and the size in README.md, which states it too.`,
  );
  process.exitCode = 1;
}
