import { setTimeout as wait } from 'node:timers/promises';
import { leadReference } from '../../server/db/leads';
import { until } from '../server/temp-site';
import { prepareEarlierRelease } from './earlier-release';
import type { Machine } from './machines';
import type { Outcome, Stored } from './outcome';
import type { Cluster } from './topology';
import { startVisitors, type Visitors } from './visitors';

const ORIGIN = 'http://10.0.0.10';
/** How long leads arrive without a fault: before the first fault, between faults, and after the last fault. */
const CALM_MS = 8000;
/** Assumed time until a service manager restarts a program. */
const RESTART_MS = 2000;
/** Assumed time until a person runs a command after a fault. */
const PERSON_MS = 4000;
const DELIVERY_MS = 240_000;
/**
 * How long machines are cut off from each other, or a disk is full. Must be less than the 60 s for which a form
 * retries.
 */
const OUTAGE_MS = 15_000;

const PGBOUNCER = 'postgres://broker:password@127.0.0.1:6432/broker';
/** URL of the database without PgBouncer, for servers of release 0.3.0: that release does not support PgBouncer. */
const HAPROXY = 'postgres://broker:password@10.0.0.10:5432/broker';

export type Row = {
  readonly name: string;
  /** True if acknowledged leads may be lost, because asynchronous replication may not have copied the latest leads. */
  readonly mayLose?: boolean;
  run(cluster: Cluster): Promise<Outcome>;
};

let mobiles = 0;
/**
 * Size of a row's range of mobile numbers. Each row has a range of its own, so that no row repeats another row's leads.
 */
const MOBILES_PER_ROW = 1_000_000;

async function listStored({ sql }: Cluster, primary: Machine, first: number): Promise<Stored[]> {
  const printed = await sql(
    primary,
    "select mobile, kind, coalesce(reference, id), id from leads where mobile like '9%' order by id",
  );
  return printed
    .split('\n')
    .map((line) => line.split('|'))
    .filter(
      ([mobile]) =>
        Number(mobile) >= 9_000_000_000 + first && Number(mobile) < 9_000_000_000 + first + MOBILES_PER_ROW,
    )
    .map(([mobile = '', kind, reference, id]) => ({
      mobile,
      reference: leadReference({ kind, reference: Number(reference), id: Number(id) } as Parameters<
        typeof leadReference
      >[0]),
    }));
}

/**
 * Sends leads while `hit` causes a fault. `hit` returns the machine that is the primary after the fault. If `hit`
 * promoted a standby, it also returns the time from the promotion to the next accepted lead (`acceptedAfterMs`).
 */
async function measure(
  cluster: Cluster,
  hit: (visitors: Visitors) => Promise<{ readonly primary: Machine; readonly acceptedAfterMs?: number }>,
): Promise<Outcome> {
  const first = mobiles;
  mobiles += MOBILES_PER_ROW;
  await cluster.untilReady();
  const visitors = startVisitors(ORIGIN, first);
  await visitors.nextAccepted(30_000);
  await wait(CALM_MS);
  const { primary, acceptedAfterMs } = await hit(visitors);
  await wait(CALM_MS);
  const seen = await visitors.stop();
  const stored = await listStored(cluster, primary, first);
  const countDelivered = () => stored.filter(({ mobile }) => cluster.delivered.has(mobile)).length;
  await until(() => countDelivered() === stored.length, DELIVERY_MS).catch(() => {});
  return { seen, stored, delivered: countDelivered(), acceptedAfterMs };
}

/**
 * Returns a function that starts two site servers of this release, calls `run`, and stops the servers. `clock` is the
 * offset of the second server's clock, for example `+1h`.
 */
const withSites =
  (run: (cluster: Cluster) => Promise<Outcome>, clock?: string) => async (cluster: Cluster) => {
    const options = { root: process.cwd(), databaseUrl: PGBOUNCER };
    const servers = [cluster.startSite(0, options), cluster.startSite(1, { ...options, clock })];
    for (const server of servers) await server.start();
    try {
      return await run(cluster);
    } finally {
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
    }
  };

/** Returns the machines of the primary and the standby database. */
async function databasesOf({ databases, sql }: Cluster): Promise<[primary: Machine, standby: Machine]> {
  const roles = await Promise.all(databases.map((each) => sql(each, 'select pg_is_in_recovery()')));
  if (!roles.includes('f')) throw new Error('No database is the primary.');
  return (roles[0] === 'f' ? databases : databases.toReversed()) as [Machine, Machine];
}

/** Makes replication to the standby synchronous or asynchronous, and waits until the change has taken effect. */
async function replicate({ sql }: Cluster, primary: Machine, isSynchronous: boolean): Promise<void> {
  await sql(
    primary,
    isSynchronous
      ? "alter system set synchronous_standby_names = '*'"
      : 'alter system reset synchronous_standby_names',
  );
  await sql(primary, 'select pg_reload_conf()');
  const state = () => sql(primary, 'select state, sync_state from pg_stat_replication');
  await until(async () => (await state()) === `streaming|${isSynchronous ? 'sync' : 'async'}`, 60_000);
}

/** Kills the primary, promotes the standby, and then makes the old primary the standby of the new one. */
const failOver = (isSynchronous: boolean) =>
  withSites(async (cluster) => {
    const { command, front, sql } = cluster;
    const [old, next] = await databasesOf(cluster);
    await replicate(cluster, old, isSynchronous);
    return measure(cluster, async (visitors) => {
      await cluster.killDatabase(old);
      await wait(PERSON_MS);
      await command(front, `promote-standby ${old.name} ${next.name}`);
      const acceptedAfterMs = await visitors.nextAccepted(60_000);
      await command(old, `create-standby ${next.address}`);
      await until(
        async () => /^streaming/.test(await sql(next, 'select state from pg_stat_replication')),
        60_000,
      );
      return { primary: next, acceptedAfterMs };
    });
  });

export const primaryOf = async (cluster: Cluster) => (await databasesOf(cluster))[0];

type Restarted = Cluster['haproxy'];

/** Kills programs one after the other, and restarts each program as a service manager does, after `RESTART_MS`. */
const killed = (pick: (cluster: Cluster) => readonly Restarted[]) =>
  withSites((cluster) =>
    measure(cluster, async () => {
      for (const program of pick(cluster)) {
        await program.end('SIGKILL');
        await wait(RESTART_MS);
        program.start();
        await wait(CALM_MS);
      }
      return { primary: await primaryOf(cluster) };
    }),
  );

/** Blocks all packets between two machines for `OUTAGE_MS`. */
async function cutOff(one: Machine, other: Machine): Promise<void> {
  const ways = [[one, other] as const, [other, one] as const];
  for (const [from, to] of ways) await from.run(`ip route add blackhole ${to.address}`);
  await wait(OUTAGE_MS);
  for (const [from, to] of ways) await from.run(`ip route del blackhole ${to.address}`);
}

/**
 * Cuts off HAProxy from the primary. The site servers reach the databases only through HAProxy, so no server can reach
 * the primary.
 */
const cutOffPrimary = withSites((cluster) =>
  measure(cluster, async () => {
    const primary = await primaryOf(cluster);
    await cutOff(cluster.front, primary);
    return { primary };
  }),
);

const cutOffStandby = (isSynchronous: boolean) =>
  withSites(async (cluster) => {
    const [primary, standby] = await databasesOf(cluster);
    await replicate(cluster, primary, isSynchronous);
    try {
      return await measure(cluster, async () => {
        await cutOff(primary, standby);
        return { primary };
      });
    } finally {
      await replicate(cluster, primary, false);
    }
  });

/** Fills the primary's disk. Then frees the disk, and restarts PostgreSQL if the full disk has ended PostgreSQL. */
const fillDisk = withSites((cluster) =>
  measure(cluster, async () => {
    const primary = await primaryOf(cluster);
    const file = '/var/lib/postgresql/other-data';
    await primary.run(`cat /dev/zero > ${file} 2>/dev/null || test -s ${file}`);
    await wait(OUTAGE_MS);
    await primary.run(`rm ${file} && (pg_ctlcluster 15 main status || pg_ctlcluster 15 main start)`);
    return { primary };
  }),
);

/** Lets leads arrive for `OUTAGE_MS`, without causing a fault. */
const stayCalm = async (cluster: Cluster) =>
  measure(cluster, async () => {
    await wait(OUTAGE_MS);
    return { primary: await primaryOf(cluster) };
  });

/** Starts two servers of the previous release. Then replaces them with servers of this release, one after the other. */
async function upgrade(cluster: Cluster): Promise<Outcome> {
  const { sql, startSite } = cluster;
  const primary = await primaryOf(cluster);
  await sql(primary, 'drop database broker with (force)', 'postgres');
  await sql(primary, 'create database broker owner broker', 'postgres');
  const root = await prepareEarlierRelease();
  const earlier = [0, 1].map((at) => startSite(at, { root, databaseUrl: HAPROXY }));
  const later = [0, 1].map((at) => startSite(at, { root: process.cwd(), databaseUrl: PGBOUNCER }));
  for (const server of earlier) await server.start();
  try {
    return await measure(cluster, async () => {
      for (const [at, server] of earlier.entries()) {
        await server.end('SIGTERM');
        await later[at]?.start();
        await wait(CALM_MS);
      }
      return { primary };
    });
  } finally {
    await Promise.all([...earlier, ...later].map((server) => server.end('SIGTERM')));
  }
}

export const ROWS: readonly Row[] = [
  { name: 'primary killed, standby promoted, asynchronous', mayLose: true, run: failOver(false) },
  { name: 'primary killed, standby promoted, synchronous', run: failOver(true) },
  { name: 'PgBouncer killed on each server', run: killed(({ bouncers }) => bouncers) },
  { name: 'HAProxy killed', run: killed(({ haproxy }) => [haproxy]) },
  { name: 'servers cut off from the primary for 15 s', run: cutOffPrimary },
  { name: 'primary and standby cut off from each other for 15 s, asynchronous', run: cutOffStandby(false) },
  { name: 'primary and standby cut off from each other for 15 s, synchronous', run: cutOffStandby(true) },
  { name: 'the clock of a server an hour ahead', run: withSites(stayCalm, '+1h') },
  { name: 'the clock of a server an hour behind', run: withSites(stayCalm, '-1h') },
  { name: "the primary's disk full for 15 s", run: fillDisk },
  { name: 'both servers upgraded, one after the other', run: upgrade },
];
