import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onPath } from '../../support/engines/executables';
import { findOrInstall } from '../../support/engines/install';

const PORT = 6432;
const START_MS = 10_000;

/**
 * Starts PgBouncer as a proxy in front of a test's PostgreSQL server. PgBouncer runs in transaction mode, with its
 * default limits. The returned `urlOf` converts a database's URL to the URL of the same database through PgBouncer.
 * @param url URL of any database of the PostgreSQL server. Its parameter `host` is the folder of PostgreSQL's socket.
 */
export async function startPgBouncer(url: string) {
  const program = await findOrInstall('PgBouncer', () => onPath(['pgbouncer']), ['pgbouncer']);
  const sockets = new URL(url).searchParams.get('host') ?? '';
  // Run PgBouncer as PostgreSQL's user: no other user may enter the socket's folder.
  const { uid, gid } = await stat(sockets);
  const folder = await mkdtemp(join(tmpdir(), 'broker-pgbouncer-'));
  await chmod(folder, 0o755);
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
* = host=${sockets} user=postgres
[pgbouncer]
listen_port = ${PORT}
unix_socket_dir = ${sockets}
auth_type = any
pool_mode = transaction
`,
  );
  const child = spawn(program, [settings], { uid, gid, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const socket = join(sockets, `.s.PGSQL.${PORT}`);
  for (const end = Date.now() + START_MS; !existsSync(socket); await pause(20))
    if (Date.now() > end) throw new Error(`PgBouncer did not start: there is no ${socket}.`);
  return {
    urlOf(database: string) {
      const through = new URL(database);
      through.port = `${PORT}`;
      return through.href;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
