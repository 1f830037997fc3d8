import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import Database from 'libsql';
import { inject } from 'light-my-request';
import { openDatabase } from '../../server/db/open';
import { createSite } from '../../server/site/app';
import { multipart, QUOTE, withTempFolder } from '../server/temp-site';
import { listLeads } from '../support/stored-leads';
import { CUTS, startCuttingProxy } from './cutting-proxy';
import { type Fault, outcomeOf } from './fault';
import { DATABASES, type DatabaseName, hitStack, mobileOf, type Stack } from './stack';

const LEADS_PER_HIT = 20;
const FEWEST_LEADS = 100;
const leadsFor = (times: number) => Math.max(FEWEST_LEADS, times * LEADS_PER_HIT);

/** How long each outage of a database lasts. */
const OUTAGE_MS = 1500;

const run = promisify(execFile);

const killed = (what: keyof Stack['kill'], database: DatabaseName): Fault => ({
  name: `${what} killed, ${database}`,
  times: { short: 1, whole: 50 },
  // If the receiver is killed, no visitor's attempt to send a lead fails: the server only delivers the leads later.
  failsAtLeast: what === 'receiver' ? 0 : 1,
  run: (times) =>
    hitStack({ database, leads: leadsFor(times), times, delivers: true, hit: ({ kill }) => kill[what]() }),
});

export const KILLS: readonly Fault[] = DATABASES.flatMap((database) => [
  killed('server', database),
  killed('receiver', database),
  // SQLite can't be killed alone: it runs in the server's process, so 'server killed' also kills SQLite.
  ...(database === 'PostgreSQL' ? [killed('database', database)] : []),
]);

const CUT = Object.entries(CUTS).map(
  ([where, cut]): Fault => ({
    name: `connection cut ${where}`,
    times: { short: 20, whole: 1000 },
    failsAtLeast: 1,
    run: (times) =>
      hitStack({
        database: 'SQLite',
        leads: leadsFor(times / LEADS_PER_HIT),
        times: 0,
        hit: async () => {},
        through: (stack) => startCuttingProxy(stack.origin(), cut, times),
      }),
  }),
);

/** Returns a fault in which the database cannot be used. `hit` must make it unusable for `OUTAGE_MS`. */
const createOutage = (what: string, database: DatabaseName, hit: (stack: Stack) => Promise<void>): Fault => ({
  name: `${what}, ${database}`,
  times: { short: 1, whole: 20 },
  run: (times) => hitStack({ database, leads: leadsFor(times), times, hit }),
});

const LOCKED = createOutage('database locked', 'SQLite', async ({ folder, outage }) => {
  const database = new Database(join(folder, 'data', 'broker.db'), { timeout: 5000 });
  database.exec('begin immediate');
  await outage(OUTAGE_MS);
  database.exec('rollback');
  database.close();
});

/**
 * Simulates a full disk: limits the size of the server's files to 4096 bytes, so that all writes beyond this limit
 * fail.
 */
const FULL = createOutage('disk full', 'SQLite', async ({ pid }) => {
  const limitFiles = (bytes: string) => run('prlimit', ['--pid', `${pid()}`, `--fsize=${bytes}:`]);
  await limitFiles('4096');
  await wait(OUTAGE_MS);
  await limitFiles('unlimited');
});

const FROZEN = createOutage('database frozen', 'PostgreSQL', async ({ postgres, outage }) => {
  const processes =
    (await postgres?.query('select pid from pg_stat_activity where datname is not null')) ?? [];
  const signal = (name: NodeJS.Signals) => {
    for (const { pid } of processes) {
      try {
        process.kill(Number(pid), name);
      } catch {
        // The process has ended, for example the process that ran the query above.
      }
    }
  };
  signal('SIGSTOP');
  await outage(OUTAGE_MS);
  signal('SIGCONT');
});

const CROWDED = createOutage('database out of connections', 'PostgreSQL', async ({ postgres, outage }) => {
  const release = await postgres?.takeConnections('faults');
  await outage(OUTAGE_MS);
  await release?.();
});

const HOUR_MS = 60 * 60 * 1000;
/**
 * Maximum time by which the server's clock is slow or fast. If the clock is 11 hours slow for a lead and 11 hours fast
 * for the lead's copy, the stored times are 22 hours apart. They are never further apart. So the server must recognise
 * every copy: it stores a copy as a new lead only if the copy arrives a day later or more.
 */
const LONGEST_JUMP_MS = 11 * HOUR_MS;

const CLOCK: Fault = {
  name: 'clock jumps between a lead and its copy',
  times: { short: 50, whole: 2000 },
  run: (times, random) =>
    withTempFolder(async (folder) => {
      const db = await openDatabase({ dataFolder: folder, databaseUrl: undefined });
      const start = Date.now();
      let jump = 0;
      const now = () => new Date(start + jump);
      const site = createSite({ db, distFolder: '/nowhere', now, leadsPerMinute: 1_000_000 });
      const sent: string[] = [];
      const acknowledged: string[] = [];
      for (let at = 0; at < times; at++) {
        const mobile = mobileOf(at);
        sent.push(mobile);
        for (let copy = 0; copy < 2; copy++) {
          jump = (random() * 2 - 1) * LONGEST_JUMP_MS;
          const form = await multipart({ ...QUOTE, mobile });
          const { statusCode } = await inject(site, { method: 'POST', url: '/api/contact_us.php', ...form });
          if (statusCode === 200 && copy === 1) acknowledged.push(mobile);
        }
      }
      const stored = (await listLeads(db)).map(({ mobile }) => mobile ?? '');
      await db.destroy();
      return outcomeOf({ sent, acknowledged, stored });
    }),
};

export const OUTAGES: readonly Fault[] = [
  ...CUT,
  LOCKED,
  { ...FULL, failsAtLeast: 1 },
  FROZEN,
  CROWDED,
  CLOCK,
];
