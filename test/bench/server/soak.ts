/**
 * `npm run bench:server -- --soak [MINUTES]`: runs a server on SQLite and one on PostgreSQL at the same time, for 30
 * minutes by default. Sends each server 20 leads a second (every tenth with a résumé) and requests for pages and lists.
 * Each server delivers the leads by webhook and mail. After each sixth of the time, prints each server's memory, open
 * handles, and the sizes of its database and log. Exits with 1 if a lead is lost or not delivered, an attempt to send a
 * lead fails, or a request for a page or list fails. Also exits with 1 if one of these figures grows by 5 % or more
 * after the first third of the time: memory, handles, bytes per lead in the database, bytes per lead in the log.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { openDatabase } from '../../../server/db/open';
import { formatTable } from '../../../server/text/format-table';
import { startVisitors } from '../../cluster/visitors';
import { until } from '../../server/temp-site';
import { median } from '../../support/median';
import { startPostgres } from '../../support/postgres';
import { startScript } from './start-script';

const { positionals } = parseArgs({ options: { soak: { type: 'boolean' } }, allowPositionals: true });
const MINUTES = Number(positionals[0] ?? 30);
const MAX_GROWTH = 0.05;
const STAGES = 6;
/**
 * How often memory and handles are measured in the second half of each stage. The stage's result for memory is the
 * median of these samples, because memory rises and falls with garbage collection. The result for handles is the
 * minimum of the samples, because open connections add handles for a short time.
 */
const SAMPLES_OF_STAGE = 20;
const START_MS = 60_000;
const DELIVERY_MS = 120_000;
const SERVER = new URL('../../../demo/server.ts', import.meta.url).pathname;

/**
 * The visitors' IP addresses: so many that no address reaches the server's limit of leads per address. Linux accepts
 * every address in 127.0.0.0/8 as its own.
 */
const ADDRESSES = Array.from(
  { length: 60_000 },
  (_, at) => `127.${1 + (at >> 16)}.${(at >> 8) & 255}.${at & 255 || 1}`,
);

async function folderBytes(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    // A listed file may not exist any more: SQLite removes temporary files.
    .map((file) =>
      stat(join(file.parentPath, file.name)).then(
        ({ size }) => size,
        () => 0,
      ),
    );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Starts a mail server that accepts every mail. Returns its URL, and a function that stops it. */
async function startMailServer() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

type Stage = {
  readonly leads: number;
  readonly memoryMb: number;
  readonly handles: number;
  /** How many bytes the database has grown since it was empty. */
  readonly databaseBytes: number;
  readonly logBytes: number;
};

/** Runs the soak test of one server. `databaseBytes` returns the size of the server's database on disk. */
async function soak(
  name: string,
  settings: Readonly<Record<string, string>>,
  folder: string,
  databaseBytes: () => Promise<number>,
) {
  const log = join(folder, 'log');
  const output = await open(log, 'w');
  const child = spawn(process.execPath, ['--import', 'tsx', SERVER], {
    env: { PATH: process.env.PATH, PORT: '0', PARTNER_PORT: '0', DESK_PORT: 'off', ...settings },
    stdio: ['ignore', output.fd, output.fd],
  });
  const ended = once(child, 'close');
  let origin = '';
  await until(async () => {
    origin = /Our site\s+(http:\S+)/.exec(await readFile(log, 'utf8'))?.[1] ?? '';
    return origin !== '';
  }, START_MS);
  const emptyBytes = await databaseBytes();
  // `localhost` would resolve to an IPv6 address, which can't be reached from the visitors' IPv4 addresses.
  const visitors = startVisitors(origin.replace('localhost', '127.0.0.1'), 0, ADDRESSES);
  const stageMs = (MINUTES * 60_000) / STAGES;
  const stages: Stage[] = [];
  while (stages.length < STAGES) {
    await wait(stageMs / 2);
    const memory: number[] = [];
    const handles: number[] = [];
    for (let sample = 0; sample < SAMPLES_OF_STAGE; sample++) {
      await wait(stageMs / 2 / SAMPLES_OF_STAGE);
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      memory.push(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
      handles.push((await readdir(`/proc/${child.pid}/fd`)).length);
    }
    stages.push({
      leads: visitors.seen.acknowledged.size,
      memoryMb: median(memory) ?? 0,
      handles: Math.min(...handles),
      databaseBytes: (await databaseBytes()) - emptyBytes,
      logBytes: (await stat(log)).size,
    });
    console.log(`${name}: ${JSON.stringify(stages.at(-1))}`);
  }
  const { acknowledged, failed, final, gaveUp, pagesFailed, listsFailed } = await visitors.stop();
  const { DATA_DIR: dataFolder = '', DATABASE_URL: databaseUrl } = settings;
  const db = await openDatabase({ dataFolder, databaseUrl });
  const undelivered = async () =>
    (await db.selectFrom('deliveries').select('lead_id').where('delivered_at', 'is', null).execute()).length;
  await until(async () => (await undelivered()) === 0, DELIVERY_MS).catch(() => {});
  const stored = (await db.selectFrom('leads').select('reference').execute()).length;
  const problems = [
    stored !== acknowledged.size && `${acknowledged.size} leads were acknowledged, ${stored} are stored`,
    (await undelivered()) > 0 && `${await undelivered()} deliveries are missing`,
    ...Object.entries({ failed, gaveUp, pagesFailed, listsFailed, refused: final.length }).map(
      ([what, count]) => count > 0 && `${what}: ${count}`,
    ),
  ].filter((problem) => problem !== false);
  await db.destroy();
  child.kill('SIGTERM');
  await ended;
  await output.close();
  return { name, stages, problems };
}

const perLead = (bytes: (stage: Stage) => number) => (stage: Stage) => bytes(stage) / stage.leads;
const FIGURES = {
  'memory MB': ({ memoryMb }: Stage) => memoryMb,
  handles: ({ handles }: Stage) => handles,
  'database bytes/lead': perLead(({ databaseBytes }) => databaseBytes),
  'log bytes/lead': perLead(({ logBytes }) => logBytes),
} as const;

const folder = await mkdtemp(join(tmpdir(), 'broker-soak-'));
const postgres = await startPostgres({ isDurable: true });
const mail = await startMailServer();
const receiver = await startScript(
  new URL('webhook-receiver.ts', import.meta.url).pathname,
  {},
  /(http:\S+)/,
);
try {
  await postgres.query('create database soak');
  const channels = {
    LEADS_WEBHOOK_URL: receiver.found,
    LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
    SMTP_URL: mail.url,
    LEADS_MAIL_TO: 'leads@broker.example',
  };
  const folders = { SQLite: join(folder, 'sqlite'), PostgreSQL: join(folder, 'postgres') } as const;
  for (const each of Object.values(folders)) await mkdir(join(each, 'data'), { recursive: true });
  const settingsOf = (each: string) => ({ ...channels, DATA_DIR: join(each, 'data') });
  const postgresBytes = async () =>
    Number((await postgres.query(`select pg_database_size('soak') size`))[0]?.size);
  const results = await Promise.all([
    soak('SQLite', settingsOf(folders.SQLite), folders.SQLite, () =>
      folderBytes(join(folders.SQLite, 'data')),
    ),
    soak(
      'PostgreSQL',
      { ...settingsOf(folders.PostgreSQL), DATABASE_URL: postgres.urlOf('soak') },
      folders.PostgreSQL,
      postgresBytes,
    ),
  ]);

  const rows: (string | number)[][] = [];
  for (const { name, stages, problems } of results) {
    for (const [what, figureOf] of Object.entries(FIGURES)) {
      const figures = stages.map(figureOf);
      const growth = (figures.at(-1) ?? 0) / (figures[STAGES / 3 - 1] ?? 0) - 1;
      if (growth >= MAX_GROWTH) problems.push(`${what} grew by ${(growth * 100).toFixed(1)} %`);
      rows.push([
        name,
        what,
        ...figures.map((figure) => figure.toFixed(0)),
        `${(growth * 100).toFixed(1)} %`,
      ]);
    }
    console.log(`${name}: ${problems.join(', ') || 'nothing lost, nothing grew'}`);
    if (problems.length > 0) process.exitCode = 1;
  }
  const minutes = Array.from(
    { length: STAGES },
    (_, at) => `${(((at + 1) * MINUTES) / STAGES).toFixed(0)} min`,
  );
  console.log(`\n${formatTable([['database', 'figure', ...minutes, 'growth'], ...rows])}`);
} finally {
  await receiver.stop();
  await mail.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
