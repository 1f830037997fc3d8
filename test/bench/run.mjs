/**
 * `PEER_BENCH=<folder of the peer bench> npm run bench -- --rounds 10 --skip-50 --only limit-1req,limit-2hop,preact`
 * compares our form in dist/ with the peers: the same form, built with a dozen libraries. The peer bench is a separate
 * program that contains the peers, measures all forms, and gets the options after `--`. Run `npm run build` first.
 * Fails if a figure of our form is beyond its limit in targets.ts, or if the machine is too slow or fast to compare.
 * `BENCH_EARLIER=<folder of an earlier commit and its dist/>` also measures that build. `BENCH_PAGES`, `BENCH_WIDGETS`
 * and `BENCH_INTERACTIONS` each name such a folder too: our pages, each widget on a partner's page, and the
 * interactions are then compared with that build's. Prints these ratios after the peers' figures; they have no limits.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

if (!process.env.PEER_BENCH) {
  console.error('Set PEER_BENCH to the folder of the peer bench.');
  process.exit(1);
}
const bench = resolve(process.env.PEER_BENCH);
const pathOf = (file) => fileURLToPath(new URL(file, import.meta.url));
const args = process.argv.slice(2);
const { out } = parseArgs({
  args,
  options: { out: { type: 'string', default: 'results' } },
  strict: false,
}).values;

const run = (folder, ...given) =>
  spawnSync(process.execPath, given, {
    cwd: folder,
    // The peers look for their compilers in the folder PEER_BENCH. Pass its absolute path, because the started program
    // may run in another folder (`cwd`).
    env: { ...process.env, PEER_BENCH: bench },
    stdio: 'inherit',
  }).status === 0;

const earlier = process.env.BENCH_EARLIER ? ['subject-earlier.mjs'] : [];
const subjects = ['subject-loader.mjs', 'subject-one-file.mjs', ...earlier].flatMap((file) => [
  '--subject-config',
  pathOf(file),
]);
const runOurs = (file, ...given) => run(pathOf('../..'), '--import', 'tsx', pathOf(file), ...given);
const isPassed =
  run(bench, `${bench}/run.mjs`, ...subjects, ...args) &&
  runOurs('check-targets.ts', `${bench}/${out}/results.json`);

/** The comparisons with other builds: the variable that names the build's folder, and the program with its options. */
const COMPARISONS = [
  ['BENCH_PAGES', 'page-load.ts'],
  ['BENCH_WIDGETS', 'page-load.ts', '--widgets'],
  ['BENCH_INTERACTIONS', 'interactions.ts'],
];
const isCompared = COMPARISONS.map(
  ([variable, file, ...options]) =>
    !process.env[variable] || runOurs(file, '--beside', resolve(process.env[variable]), ...options),
);
process.exitCode = isPassed && isCompared.every(Boolean) ? 0 : 1;
