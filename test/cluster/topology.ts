import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { smallDist, writeFiles } from '../server/temp-site';
import { createMachine, createNetwork, type Machine, TEST_ADDRESS } from './machines';

const FILES = resolve('docs/operate/cluster');
const POLL_MS = 100;
const START_MS = 120_000;

/**
 * Runs a script on a machine repeatedly until its output matches `expected`. If the script fails, compares its error
 * message instead.
 */
export async function untilPrints(
  machine: Machine,
  script: string,
  expected: string | RegExp,
  timeoutMs = START_MS,
) {
  const end = Date.now() + timeoutMs;
  let last = '';
  while (Date.now() < end) {
    last = await machine.run(script).catch((error: Error) => error.message);
    if (typeof expected === 'string' ? last === expected : expected.test(last)) return;
    await wait(POLL_MS);
  }
  throw new Error(`On ${machine.name}, this printed "${last}" instead of ${expected}: ${script}`);
}

const psql = (sql: string, database = 'postgres') =>
  `runuser -u postgres -- psql --no-psqlrc -qAt -d ${database} -c "${sql.replaceAll('"', '\\"')}"`;

/** Returns functions that start and end a program on a machine, as a service manager does. */
function createService(
  machine: Machine,
  command: readonly string[],
  log: string,
  env: Readonly<Record<string, string>> = {},
) {
  let child: ChildProcess | undefined;
  return {
    start() {
      const output = createWriteStream(log, { flags: 'a' });
      child = machine.start(command, {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH: process.env.PATH, ...env },
      });
      child.stdout?.pipe(output);
      child.stderr?.pipe(output);
    },
    async end(signal: NodeJS.Signals) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

type SiteOptions = {
  readonly root: string;
  readonly databaseUrl: string;
  /** Offset of the server's clock in libfaketime's format, such as `+1h`. */
  readonly clock?: string | undefined;
};

/** Shell command that mounts a separate disk of 1 GB for PostgreSQL's data. One of the faults fills this disk. */
const DISK = 'mount -t tmpfs -o size=1g tmpfs /var/lib/postgresql';

/** Returns environment variables that shift a program's time of day, but not the duration of its timers. */
const fakeTime = (offset: string) => [
  // The dynamic linker replaces $LIB with the name of the library folder, such as lib/x86_64-linux-gnu.
  'LD_PRELOAD=/usr/$LIB/faketime/libfaketimeMT.so.1',
  ...[`FAKETIME=${offset}`, 'FAKETIME_DONT_FAKE_MONOTONIC=1'],
];

/** Starts a server that receives webhooks. Returns a set, to which the server adds the mobile number of each lead. */
async function startReceiver() {
  const delivered = new Set<string>();
  const server = createServer(async (req, res) => {
    const [, mobile] = /"(?:mobile|phone_number)":"(\d+)"/.exec(await text(req)) ?? [];
    if (mobile) delivered.add(mobile);
    res.writeHead(204).end();
  });
  await once(server.listen(8080, TEST_ADDRESS), 'listening');
  return delivered;
}

/** Creates the machines of docs/operate.md, with their software and the unchanged files of docs/operate/cluster. */
export async function buildCluster(folder: string) {
  await createNetwork();
  const machine = (name: string, address: string) => createMachine(name, address, folder);
  const front = await machine('front', '10.0.0.10');
  const sites = [await machine('site1', '10.0.0.21'), await machine('site2', '10.0.0.22')];
  const databases = [await machine('db1', '10.0.0.31'), await machine('db2', '10.0.0.32')];
  const [db1, db2] = databases as [Machine, Machine];
  const delivered = await startReceiver();

  // `shared` simulates a folder on another machine, which both database machines mount.
  const shared = join(folder, 'shared');
  for (const name of ['wal', 'backups']) await mkdir(join(shared, name), { recursive: true });
  await chmod(folder, 0o755);
  for (const database of databases) {
    await database.run(`mkdir -p /srv/broker/wal /srv/broker/backups`);
    for (const name of ['wal', 'backups'])
      await database.run(
        `mount --bind ${join(shared, name)} /srv/broker/${name} && chown postgres:postgres /srv/broker/${name}`,
      );
    await database.run(`${DISK}
      chown postgres:postgres /var/lib/postgresql /var/log/postgresql /run/postgresql
      pg_createcluster --locale=C.UTF-8 15 main >/dev/null
      cp ${FILES}/postgresql.conf /etc/postgresql/15/main/conf.d/broker.conf
      cp ${FILES}/pg_hba.conf /etc/postgresql/15/main/pg_hba.conf
      echo '*:*:*:replicator:password' > /var/lib/postgresql/.pgpass
      chown postgres:postgres /var/lib/postgresql/.pgpass && chmod 600 /var/lib/postgresql/.pgpass`);
  }
  await db1.run(`pg_ctlcluster 15 main start
    ${psql("create role broker login password 'password'")}
    ${psql("create role replicator login replication password 'password'")}
    ${psql('create database broker owner broker')}`);
  await db2.run(`${FILES}/create-standby 10.0.0.31`);

  // Write a script that replaces the program `ssh`, so that no keys are needed. The script enters the namespaces of the
  // target machine, and runs the command there. That is possible because all machines are namespaces on this computer.
  const bin = join(folder, 'bin');
  await mkdir(bin);
  const cases = databases.map(
    (each) => `root@${each.address}) exec nsenter ${each.inside([]).join(' ')} sh -c "$*";;`,
  );
  await writeFile(
    join(bin, 'ssh'),
    `#!/bin/sh\ntarget=$1\nshift\ncase $target in ${cases.join(' ')} esac\nexit 1\n`,
  );
  await chmod(join(bin, 'ssh'), 0o755);

  await front.run(`cp ${FILES}/haproxy.cfg /etc/haproxy/haproxy.cfg && chown haproxy /run/haproxy`);
  const haproxy = createService(
    front,
    ['haproxy', '-W', '-db', '-f', '/etc/haproxy/haproxy.cfg'],
    join(folder, 'haproxy.log'),
  );
  haproxy.start();
  const bouncers = [];
  for (const site of sites) {
    await site.run(`cp ${FILES}/pgbouncer.ini ${FILES}/userlist.txt /etc/pgbouncer/
      chown postgres:postgres /run/postgresql /var/log/postgresql`);
    // Use setpriv, because it replaces itself with PgBouncer in the same process. runuser would remain as PgBouncer's
    // parent process, and `end` would send SIGKILL only to runuser.
    const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'];
    const command = [...asPostgres, 'pgbouncer', '/etc/pgbouncer/pgbouncer.ini'];
    const bouncer = createService(site, command, join(folder, `pgbouncer-${site.name}.log`));
    bouncer.start();
    bouncers.push(bouncer);
  }
  const dist = smallDist();
  const startSite = (at: number, { root, databaseUrl, clock }: SiteOptions) => {
    const site = sites[at] as Machine;
    const variables = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, `data-${site.name}`),
      TRUSTED_PROXIES: front.address,
      LEADS_WEBHOOK_URL: `http://${TEST_ADDRESS}:8080/leads`,
      LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
    };
    const cwd = join(folder, site.name, 'site');
    const command = [
      // Set the working directory: a process that enters a machine's namespaces starts in the root folder.
      ...['env', `--chdir=${cwd}`, ...(clock ? fakeTime(clock) : []), process.execPath],
      '--import',
      `file://${root}/node_modules/tsx/dist/loader.mjs`,
      `${root}/demo/server.ts`,
    ];
    const service = createService(site, command, join(folder, `${site.name}.log`), variables);
    return {
      async start() {
        await writeFiles(join(cwd, 'dist'), dist);
        service.start();
        await untilPrints(site, 'curl -s -o /dev/null -w "%{http_code}" http://127.0.0.1:4000/readyz', '200');
      },
      end: service.end,
    };
  };
  return {
    front,
    sites,
    databases,
    haproxy,
    bouncers,
    delivered,
    startSite,
    sql: (on: Machine, statement: string, database = 'broker') => on.run(psql(statement, database)),
    /** Runs a command of docs/operate/cluster on a machine. If the command calls `ssh`, our script `ssh` above runs. */
    command: (on: Machine, line: string) =>
      on.run(`${FILES}/${line}`, { PATH: `${bin}:${process.env.PATH}` }),
    /** Kills the postmaster, the main process of a PostgreSQL server. All other processes of the server then end. */
    async killDatabase(on: Machine) {
      await on.run('kill -9 $(head -1 /var/lib/postgresql/15/main/postmaster.pid)');
    },
    untilReady: () =>
      untilPrints(front, 'curl -s -o /dev/null -w "%{http_code}" http://127.0.0.1/readyz', '200'),
  };
}

export type Cluster = Awaited<ReturnType<typeof buildCluster>>;
