/**
 * `npm run bench:server [-- ROUNDS DATABASES]`: measures how many leads per second our server and a minimal server
 * (bare-server.ts) store durably, and how long each lead takes. ROUNDS: default 3; in each round, all servers take
 * turns. DATABASES: default `SQLite,PostgreSQL`. Quote the figures in a change's description; no test depends on them.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatTable } from '../../../server/text/format-table';
import { median } from '../../support/median';
import { startPostgres } from '../../support/postgres';
import { startPgBouncer } from './pgbouncer';
import { startScript } from './start-script';

const [rounds = '3', databases = 'SQLite,PostgreSQL'] = parseArgs({ allowPositionals: true }).positionals;
const ROUNDS = Number(rounds);
/**
 * How many leads to send over 1 connection, and over 32 connections. Sending them takes several seconds. A shorter
 * measurement would not be typical: a server is slow until Node has optimised its code.
 */
const LEADS = { 1: 6000, 32: 12_000 } as const;
const DATABASES = databases.split(',') as readonly ('SQLite' | 'PostgreSQL')[];
const SUBJECTS = ['bare', 'ours', 'ours, one webhook', 'ours, PgBouncer'] as const;
const subjectsOf = (database: (typeof DATABASES)[number]) =>
  SUBJECTS.filter((subject) => database === 'PostgreSQL' || subject !== 'ours, PgBouncer');

type Result = { readonly perSecond: number; readonly p50: number; readonly p99: number };

const here = (name: string) => new URL(name, import.meta.url).pathname;
const SERVER = new URL('../../../demo/server.ts', import.meta.url).pathname;

const postgres = await startPostgres({ isDurable: true });
const pgBouncer = DATABASES.includes('PostgreSQL')
  ? await startPgBouncer(postgres.urlOf('postgres'))
  : undefined;
let databaseCount = 0;

/**
 * Returns the environment variables of a server with a new database. Creates the PostgreSQL database; the server
 * creates the SQLite file.
 */
async function newDatabase(
  kind: (typeof DATABASES)[number],
  folder: string,
): Promise<Record<string, string>> {
  if (kind === 'SQLite') return { DATA_DIR: folder };
  const name = `bench_${++databaseCount}`;
  await postgres.query(`create database ${name}`);
  return { DATA_DIR: folder, DATABASE_URL: postgres.urlOf(name) };
}

async function measure(
  database: (typeof DATABASES)[number],
  subject: (typeof SUBJECTS)[number],
  connections: keyof typeof LEADS,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'broker-bench-'));
  const settings = await newDatabase(database, folder);
  if (subject === 'ours, PgBouncer' && settings.DATABASE_URL && pgBouncer)
    settings.DATABASE_URL = pgBouncer.urlOf(settings.DATABASE_URL);
  const receiver =
    subject === 'ours, one webhook'
      ? await startScript(here('webhook-receiver.ts'), {}, /(http:\S+)/)
      : undefined;
  const ours = {
    ...settings,
    PORT: '0',
    PARTNER_PORT: '0',
    TRUSTED_PROXIES: '1',
    ...(receiver && {
      LEADS_WEBHOOK_URL: receiver.found,
      LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
    }),
  };
  const server = await (subject === 'bare'
    ? startScript(here('bare-server.ts'), settings, /(http:\S+)/)
    : startScript(SERVER, ours, /Our site\s+(http:\S+)/));
  try {
    const args = [server.found, `${connections}`, `${LEADS[connections]}`];
    const sender = await startScript(here('send-leads.ts'), {}, /^(\{.*\})$/m, args);
    return JSON.parse(sender.found) as Result;
  } finally {
    await server.stop();
    await receiver?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const medians = (results: readonly Result[]): Result => ({
  perSecond: median(results.map(({ perSecond }) => perSecond)) ?? 0,
  p50: median(results.map(({ p50 }) => p50)) ?? 0,
  p99: median(results.map(({ p99 }) => p99)) ?? 0,
});

const HEAD = ['database', 'connections', 'server', 'leads/s', 'of bare', 'p50 ms', 'p99 ms', 'of bare'];
const rows: string[][] = [];
try {
  for (const database of DATABASES) {
    for (const connections of [1, 32] as const) {
      const subjects = subjectsOf(database);
      const results = subjects.map((): Result[] => []);
      for (let round = 0; round < ROUNDS; round++)
        for (const [at, subject] of subjects.entries())
          results[at]?.push(await measure(database, subject, connections));
      const [bare, ...others] = results.map(medians) as [Result, ...Result[]];
      for (const [at, each] of [bare, ...others].entries())
        rows.push([
          database,
          `${connections}`,
          subjects[at] ?? '',
          each.perSecond.toFixed(0),
          `${((each.perSecond / bare.perSecond) * 100).toFixed(0)} %`,
          each.p50.toFixed(1),
          each.p99.toFixed(1),
          `${(each.p99 / bare.p99).toFixed(2)}x`,
        ]);
    }
  }
} finally {
  await pgBouncer?.stop();
  await postgres.stop();
}
console.log(formatTable([HEAD, ...rows]));
