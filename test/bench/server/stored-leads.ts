/**
 * `node --import tsx test/bench/server/stored-leads.ts`: with a thousand to a million leads stored, measures how long
 * the server takes to store a new lead and to recognise a repeated one. Also measures the memory and the time of an
 * export of all leads. Quote the figures in a change's description; no test depends on them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLeadStore } from '../../../server/api/store-lead';
import { openDatabase } from '../../../server/db/open';
import { formatTable } from '../../../server/text/format-table';
import { median } from '../../support/median';
import { startPostgres } from '../../support/postgres';
import { FIRST_REFERENCE, fillLeads, leadOf, MAX_LEADS } from './fill-leads';

const SIZES = [1000, 10_000, 100_000, MAX_LEADS];
const SAMPLES = 2000;

const noLimit = {
  countLead: async () => {},
  tryCountLead: async () => true,
  tryCountConfirmation: async () => true,
  uncountLead: async () => {},
  countOtherPost: async () => {},
  check: async () => {},
};

/** Runs `run` `SAMPLES` times. Returns the median time in milliseconds. */
async function timeOf(run: (sample: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) {
    const startedAt = performance.now();
    await run(sample);
    times.push(performance.now() - startedAt);
  }
  return median(times) ?? 0;
}

/** Runs an export of leads to `file`. Returns its peak memory in MB, and its time in seconds. */
async function measureExport(env: Readonly<Record<string, string>>, format: string, file: string) {
  const startedAt = performance.now();
  const printMemory =
    "process.on('exit', () => process.stderr.write(String(process.resourceUsage().maxRSS)));";
  const child = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', '--import', `data:text/javascript,${encodeURIComponent(printMemory)}`],
      ...[
        fileURLToPath(new URL('../../../server/command.ts', import.meta.url)),
        'leads',
        format,
        '--out',
        file,
      ],
    ],
    { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let printed = '';
  child.stderr.on('data', (text) => {
    printed += text;
  });
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`npm run leads -- ${format} failed: ${printed}`);
  return {
    mb: Number(/(\d+)$/.exec(printed)?.[1]) / 1024,
    seconds: (performance.now() - startedAt) / 1000,
  };
}

const rows: (string | number)[][] = [
  ['database', 'leads', 'new lead ms', 'repeat ms', 'CSV MB', 'CSV s', 'JSON MB', 'JSON s'],
];

async function measure(name: string, databaseUrl: string | undefined, folder: string): Promise<void> {
  // A server on PostgreSQL doesn't create the folder.
  await mkdir(folder, { recursive: true });
  const db = await openDatabase({ dataFolder: folder, databaseUrl });
  const store = createLeadStore({
    db,
    now: () => new Date(),
    leadsPerMobile: 5,
    channels: [],
    findNotice: async () => undefined,
    onLead: () => {},
  });
  const env = { DATA_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  let stored = 0;
  for (const size of SIZES) {
    await fillLeads(db, stored, size);
    stored = size;
    let next = MAX_LEADS;
    const newLead = () => store(noLimit, leadOf(next++));
    await timeOf(newLead);
    const insertMs = await timeOf(newLead);
    const repeatMs = await timeOf((sample) => store(noLimit, leadOf(MAX_LEADS + sample)));
    // Delete the leads of `newLead`. The exports below, and the measurements with the next size, need a database that
    // contains only the leads of `fillLeads`.
    await db.deleteFrom('leads').where('reference', '<', FIRST_REFERENCE).execute();
    const csv = await measureExport(env, '--csv', join(folder, `${size}.csv`));
    const json = await measureExport(env, '--json', join(folder, `${size}.json`));
    const cells = [insertMs, repeatMs].map((ms) => ms.toFixed(3));
    rows.push([
      name,
      size,
      ...cells,
      ...[csv, json].flatMap(({ mb, seconds }) => [mb.toFixed(0), seconds.toFixed(1)]),
    ]);
    console.log(formatTable([rows[0] ?? [], rows.at(-1) ?? []]));
  }
  await db.destroy();
}

const folder = await mkdtemp(join(tmpdir(), 'broker-bench-'));
const postgres = await startPostgres({ isDurable: true });
try {
  await measure('SQLite', undefined, join(folder, 'sqlite'));
  await postgres.query('create database stored');
  await measure('PostgreSQL', postgres.urlOf('stored'), join(folder, 'postgres'));
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(formatTable(rows));
