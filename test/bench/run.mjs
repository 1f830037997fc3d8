/**
 * `PEER_BENCH=<folder of the peer bench> npm run bench -- --rounds 10 --skip-50 --only limit-1req,limit-2hop,preact`
 * does not build: run `npm run build` first. Quote the figures in a change's description; no test depends on them.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

if (!process.env.PEER_BENCH) {
  console.error('Set PEER_BENCH to the folder of the peer bench.');
  process.exit(1);
}
const bench = resolve(process.env.PEER_BENCH);
const subject = fileURLToPath(new URL('subject.mjs', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  [`${bench}/run.mjs`, '--subject-config', subject, ...process.argv.slice(2)],
  // The peers resolve their compilers from the bench folder.
  { cwd: bench, env: { ...process.env, PEER_BENCH: bench }, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
