import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Test } from 'uvu';
import type { DatabaseSettings } from '../../server/db/settings';
import { isExecutable, onPath } from './engines/executables';
import { findOrInstall } from './engines/install';
import { withLock } from './lock';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 30_000;
const POLL_MS = 20;

const INITDB_OPTIONS = [
  ...['--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C'],
  // Use WAL segments of 1 MB, not of 16 MB (the default). Starting a server copies a data folder (see
  // `ensureTemplate`), and small segments make this folder smaller.
  ...['--wal-segsize', '1', '--no-sync'],
];

const SERVER_OPTIONS = ['listen_addresses='];
// These options make PostgreSQL faster, and are safe enough for tests. Without fsync, a commit reaches only the
// operating system's page cache, so the commit survives a crash of PostgreSQL, but not a crash of the machine.
const FAST_OPTIONS = ['fsync=off', 'full_page_writes=off', 'autovacuum=off'];

type PostgresOptions = {
  /**
   * True if commits must survive a crash of the machine, as with PostgreSQL's defaults. Default: false, which is
   * faster.
   */
  readonly isDurable?: boolean;
};

const run = promisify(execFile);

/** Returns the folder of PostgreSQL's programs, such as pg_dump. Installs them if they are missing. */
export const postgresPrograms = () => findOrInstall('PostgreSQL', findBinFolder, ['postgresql']);

type User = { readonly uid?: number; readonly gid?: number };

/**
 * Returns the folder of PostgreSQL's programs. Prefers Debian's newest version, which is not on the PATH, over the
 * version on the PATH.
 */
function findBinFolder(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).map(Number) : [];
  const folders = versions.sort((a, b) => b - a).map((version) => join(DEBIAN_FOLDER, `${version}`, 'bin'));
  const initdb = folders.map((folder) => join(folder, 'initdb')).find(isExecutable) ?? onPath(['initdb']);
  return initdb && dirname(initdb);
}

/**
 * Returns the user to run PostgreSQL as. An empty result means the current user. PostgreSQL refuses to run as root. So
 * if the current user is root, the result is the user `postgres`, which Debian's package creates.
 */
function findUser(): User {
  if (process.getuid?.() !== 0) return {};
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  if (!uid) throw new Error('PostgreSQL does not run as root, and there is no user "postgres" to run it as.');
  return { uid: Number(uid), gid: Number(gid) };
}

async function makeFolder({ uid, gid }: User): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'broker-postgres-'));
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  await chmod(folder, 0o700);
  return folder;
}

/**
 * Returns the data folder that `initdb` creates for PostgreSQL `version`. Creates the folder if it is missing. Each
 * server gets a copy of this folder, because copying is faster than `initdb`, which takes seconds.
 */
async function ensureTemplate(binFolder: string, version: string, user: User): Promise<string> {
  const template = join(tmpdir(), `broker-postgres-${version}-${user.uid ?? process.getuid?.()}`);
  await withLock(`${template}.lock`, async () => {
    if (existsSync(template)) return;
    const folder = await makeFolder(user);
    await run(join(binFolder, 'initdb'), [...INITDB_OPTIONS, '--pgdata', folder], { ...user, cwd: folder });
    await rename(folder, template);
  });
  return template;
}

/**
 * Starts a PostgreSQL server with a new data folder. The server listens on a Unix socket in a folder that only the
 * server's user can enter.
 */
export async function startPostgres({ isDurable = false }: PostgresOptions = {}) {
  const binFolder = await postgresPrograms();
  const user = findUser();
  const { stdout } = await run(join(binFolder, 'postgres'), ['--version']);
  const version = /\d+(\.\d+)?/.exec(stdout)?.[0] ?? '';
  const template = await ensureTemplate(binFolder, version, user);
  const folder = await makeFolder(user);
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  await run('cp', ['-Rp', template, data], { ...user, cwd: folder });

  const urlOf = (database: string) => {
    const url = new URL(`postgres://postgres@localhost/${database}`);
    url.searchParams.set('host', folder);
    return url.href;
  };
  const query = async (text: string) => {
    const client = new pg.Client(urlOf('postgres'));
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query(text)).rows as Record<string, unknown>[];
    } finally {
      await client.end();
    }
  };

  let child: ChildProcess;
  let exited: Promise<unknown>;
  const killOnExit = () => void child.kill('SIGKILL');
  async function start() {
    const settings = [
      ...SERVER_OPTIONS,
      ...(isDurable ? [] : FAST_OPTIONS),
      `unix_socket_directories=${folder}`,
    ];
    const options = settings.flatMap((setting) => ['-c', setting]);
    const output = openSync(log, 'a');
    child = spawn(join(binFolder, 'postgres'), ['-D', data, ...options], {
      ...user,
      cwd: folder,
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    exited = new Promise((resolve) => child.once('close', resolve));
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await query('select 1').catch(() => undefined))) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`PostgreSQL ${version} did not start. Its log:\n${await readFile(log, 'utf8')}`);
      await wait(POLL_MS);
    }
  }
  async function shutDown(signal: 'SIGINT' | 'SIGQUIT') {
    child.kill(signal);
    await exited;
  }
  const stop = async () => {
    await shutDown('SIGINT');
    process.off('exit', killOnExit);
    await rm(folder, { recursive: true, force: true });
  };

  process.once('exit', killOnExit);
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    version,
    urlOf,
    query,
    /** Returns a dump of a database as SQL statements, without the psql meta-commands that pg_dump adds. */
    async dump(database: string): Promise<string> {
      const options = ['--inserts', '--no-owner', '--no-privileges', urlOf(database)];
      const { stdout } = await run(join(binFolder, 'pg_dump'), options);
      return stdout.replace(/^\\(un)?restrict .*\n/gm, '');
    },
    /** Stops the server without closing its connections properly, as a crash does, and starts the server again. */
    async restart() {
      await shutDown('SIGQUIT');
      await start();
    },
    /**
     * Opens connections until the server accepts no more. Then ends all other connections to `database`, and opens
     * further connections in their place. Returns a function that closes all connections that were opened here.
     */
    async takeConnections(database: string) {
      const clients: pg.Client[] = [];
      const open = async () => {
        const client = new pg.Client(urlOf('postgres'));
        client.on('error', () => {});
        await client.connect();
        clients.push(client);
      };
      const openAll = async () => {
        while (
          await open().then(
            () => true,
            () => false,
          )
        );
      };
      await openAll();
      await clients[0]?.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        database,
      ]);
      await openAll();
      return () => Promise.all(clients.map((client) => client.end()));
    },
    stop,
  };
}

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** Starts one server for a test file. Returns a function that calls `use` with a new, empty database. */
export function setUpPostgres(test: Test) {
  let server: Postgres;
  let databaseCount = 0;
  test.before(async () => {
    server = await startPostgres();
  });
  // The server is undefined if it failed to start: `before` has already reported that error.
  test.after(() => server?.stop());

  return async (use: (settings: DatabaseSettings, server: Postgres) => Promise<void>): Promise<void> => {
    const name = `test_${++databaseCount}`;
    await server.query(`create database ${name}`);
    await use({ databaseUrl: server.urlOf(name), dataFolder: '/nowhere' }, server);
  };
}
