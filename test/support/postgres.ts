import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Test } from 'uvu';
import type { DatabaseSettings } from '../../demo/settings';
import { isExecutable, onPath } from './engines/executables';
import { findOrInstall } from './engines/install';
import { withLock } from './lock';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 30_000;
const POLL_MS = 20;

const INITDB_OPTIONS = [
  ...['--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C'],
  // Less to copy for each server: the default segments have 16 MB.
  ...['--wal-segsize', '1', '--no-sync'],
];

// Without fsync a commit still reaches the system's cache: it survives a crash of PostgreSQL, not of the machine.
const SERVER_OPTIONS = ['listen_addresses=', 'fsync=off', 'full_page_writes=off', 'autovacuum=off'];

const run = promisify(execFile);

type Account = { readonly uid?: number; readonly gid?: number };

/** Returns the program folder of Debian's newest PostgreSQL, which is not on the PATH, or of the one on the PATH. */
function findPrograms(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).map(Number) : [];
  const folders = versions.sort((a, b) => b - a).map((version) => join(DEBIAN_FOLDER, `${version}`, 'bin'));
  const initdb = folders.map((folder) => join(folder, 'initdb')).find(isExecutable) ?? onPath(['initdb']);
  return initdb && dirname(initdb);
}

/** Returns the account to run PostgreSQL with. It refuses to run as root: its package creates an account. */
function findAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  if (!uid) throw new Error('PostgreSQL does not run as root, and there is no account "postgres" to run it.');
  return { uid: Number(uid), gid: Number(gid) };
}

async function makeFolder({ uid, gid }: Account): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'broker-postgres-'));
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  await chmod(folder, 0o700);
  return folder;
}

/** Creates an empty data folder of this version as a template to copy, since `initdb` takes seconds. */
async function makeTemplate(programs: string, version: string, account: Account): Promise<string> {
  const template = join(tmpdir(), `broker-postgres-${version}-${account.uid ?? process.getuid?.()}`);
  await withLock(`${template}.lock`, async () => {
    if (existsSync(template)) return;
    const folder = await makeFolder(account);
    await run(join(programs, 'initdb'), [...INITDB_OPTIONS, '--pgdata', folder], { ...account, cwd: folder });
    await rename(folder, template);
  });
  return template;
}

/** Starts a PostgreSQL server with its own data, behind a socket in a folder that only its account can enter. */
export async function startPostgres() {
  const programs = await findOrInstall('PostgreSQL', findPrograms, ['postgresql']);
  const account = findAccount();
  const { stdout } = await run(join(programs, 'postgres'), ['--version']);
  const version = /\d+(\.\d+)?/.exec(stdout)?.[0] ?? '';
  const template = await makeTemplate(programs, version, account);
  const folder = await makeFolder(account);
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  await run('cp', ['-Rp', template, data], { ...account, cwd: folder });

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
  let ended: Promise<unknown>;
  const killOnExit = () => void child.kill('SIGKILL');
  async function start() {
    const options = [...SERVER_OPTIONS, `unix_socket_directories=${folder}`].flatMap((one) => ['-c', one]);
    const output = openSync(log, 'a');
    child = spawn(join(programs, 'postgres'), ['-D', data, ...options], {
      ...account,
      cwd: folder,
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    ended = new Promise((resolve) => child.once('close', resolve));
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await query('select 1').catch(() => undefined))) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`PostgreSQL ${version} does not start. It printed:\n${await readFile(log, 'utf8')}`);
      await wait(POLL_MS);
    }
  }
  async function end(signal: 'SIGINT' | 'SIGQUIT') {
    child.kill(signal);
    await ended;
  }
  const stop = async () => {
    await end('SIGINT');
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
    /** Dumps a database as SQL statements, without the commands that only psql knows. */
    async dump(database: string): Promise<string> {
      const options = ['--inserts', '--no-owner', '--no-privileges', urlOf(database)];
      const { stdout } = await run(join(programs, 'pg_dump'), options);
      return stdout.replace(/^\\(un)?restrict .*\n/gm, '');
    },
    /** Ends every connection at once, as a crash does, and restarts the server. */
    async restart() {
      await end('SIGQUIT');
      await start();
    },
    stop,
  };
}

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** Starts one server for a test file; each use gets an empty database. */
export function setUpPostgres(test: Test) {
  let server: Postgres;
  let databases = 0;
  test.before(async () => {
    server = await startPostgres();
  });
  // Undefined if it failed to start, which `before` reports.
  test.after(() => server?.stop());

  return async (use: (settings: DatabaseSettings, server: Postgres) => Promise<void>): Promise<void> => {
    const name = `test_${++databases}`;
    await server.query(`create database ${name}`);
    await use({ databaseUrl: server.urlOf(name), dataFolder: '/nowhere' }, server);
  };
}
