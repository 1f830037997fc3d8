/**
 * `PEER_BENCH=<folder of the peer bench> npm run bench -- --rounds 10 --skip-50 --only limit-1req,limit-2hop,preact`
 * compares our form in dist/ with the peers: the same form, built with a dozen libraries. The peer bench is a separate
 * program that contains the peers, measures all forms, and gets the options after `--`. Run `npm run build` first.
 * Fails if a figure of our form is beyond its limit in targets.ts, or if the machine is too slow or fast to compare.
 * `BENCH_EARLIER=<folder of an earlier commit and its dist/>` also measures that build.
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
const isPassed =
  run(bench, `${bench}/run.mjs`, ...subjects, ...args) &&
  run(pathOf('../..'), '--import', 'tsx', pathOf('check-targets.ts'), `${bench}/${out}/results.json`);
process.exitCode = isPassed ? 0 : 1;
