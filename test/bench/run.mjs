/**
 * `PEER_BENCH=<folder of the peer bench> npm run bench -- --rounds 10 --skip-50 --only limit-1req,limit-2hop,preact`
 * builds nothing: run `npm run build` first. The figures are for the note of a change, never for a test.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const bench = process.env.PEER_BENCH;
if (!bench) {
  console.error('Set PEER_BENCH to the folder of the peer bench.');
  process.exit(1);
}
const subject = fileURLToPath(new URL('subject.mjs', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  [`${bench}/run.mjs`, '--subject-config', subject, ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
