/**
 * `npm run test:cluster [-- NAME]`: creates the machines of docs/operate.md as network namespaces, causes faults on the
 * machines while leads arrive, and prints the table of docs/faults.md. Also checks that a database can be restored to a
 * moment in the past. With NAME, runs only the rows whose name contains NAME. Exits with 1 if the database is not
 * restored, or if the outcome of a row breaks the row's promise, for example if a lead is lost.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatTable } from '../../server/text/format-table';
import { onPath } from '../support/engines/executables';
import { findOrInstall } from '../support/engines/install';
import { postgresPrograms } from '../support/postgres';
import type { Machine } from './machines';
import { HEAD, problemsOf, rowOf } from './outcome';
import { checkRestore } from './restore';
import { ROWS } from './rows';
import { buildCluster } from './topology';

const INSIDE = 'BROKER_CLUSTER';
/** Names of Debian packages, keyed by the name of a program that the package contains. */
const PACKAGES = {
  faketime: 'faketime',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  socat: 'socat',
  curl: 'curl',
  ip: 'iproute2',
  unshare: 'util-linux',
} as const;
const FOLDERS = ['/usr/sbin', '/sbin'];

/** Runs this script again in new namespaces. When the script ends, all other processes in the namespaces end. */
async function enter(): Promise<number> {
  if (process.getuid?.() !== 0)
    throw new Error('npm run test:cluster creates network namespaces: run it as root.');
  process.env.PATH = [process.env.PATH, ...FOLDERS].join(':');
  await postgresPrograms();
  for (const [program, name] of Object.entries(PACKAGES))
    await findOrInstall(name, () => onPath([program]), [name]);
  const options = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'];
  // Start Node from a shell, so that the shell is process 1 of the namespace. Process 1 must reap daemons that end, and
  // Node would not.
  const shell = ['bash', '-c', '"$@"; exit $?', 'bash'];
  const node = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const { status } = spawnSync('unshare', [...options, ...shell, ...node], {
    stdio: 'inherit',
    env: { ...process.env, [INSIDE]: '1' },
  });
  return status ?? 1;
}

async function runRows(): Promise<number> {
  const [name = ''] = parseArgs({ allowPositionals: true }).positionals;
  const folder = await mkdtemp(join(tmpdir(), 'broker-cluster-'));
  const cluster = await buildCluster(folder);
  const backup = await cluster.command(cluster.databases[0] as Machine, 'back-up');
  const table: (string | number)[][] = [HEAD];
  let failed = 0;
  for (const row of ROWS.filter((each) => each.name.includes(name))) {
    const outcome = await row.run(cluster);
    table.push(rowOf(row.name, outcome));
    const problems = problemsOf(outcome, row.mayLose);
    failed += problems.length;
    console.log(`${row.name}: ${problems.join(', ') || 'as promised'}`);
  }
  await checkRestore(cluster, backup);
  console.log(`\n${formatTable(table)}`);
  if (failed > 0) console.log(`The logs of the machines are in ${folder}.`);
  else await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  return failed > 0 ? 1 : 0;
}

process.exit(process.env[INSIDE] ? await runRows() : await enter());
