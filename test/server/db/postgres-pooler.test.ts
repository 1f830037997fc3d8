import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { inject } from 'light-my-request';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../server/db/open';
import { createPool, queryTimeouts } from '../../../server/db/postgres-pool';
import { openRateLimits } from '../../../server/db/rate-limits';
import { createSite } from '../../../server/site/app';
import { setUpPostgres } from '../../support/postgres';
import { listLeads } from '../../support/stored-leads';
import { multipart, QUOTE } from '../temp-site';

const withPostgres = setUpPostgres(test);

/**
 * Startup parameters that PgBouncer passes on. PgBouncer refuses all other parameters, unless its setting
 * `ignore_startup_parameters` lists them.
 */
const PASSED_ON = ['user', 'database', 'client_encoding', 'datestyle', 'timezone', 'application_name'];

/** Encodes a fatal ErrorResponse message of PostgreSQL's protocol. */
function fatal(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/**
 * Starts a proxy that, like PgBouncer, refuses every startup parameter that is not in `PASSED_ON`. The proxy forwards
 * other connections to the PostgreSQL server whose Unix socket `databaseUrl` names.
 */
async function startPooler(databaseUrl: string) {
  const { pathname, searchParams } = new URL(databaseUrl);
  const refused: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    socket.once('data', (startup) => {
      const names = startup
        .subarray(8)
        .toString()
        .split('\0')
        .filter((_, at) => at % 2 === 0 && _);
      const unknown = names.find((name) => !PASSED_ON.includes(name));
      if (unknown) {
        refused.push(unknown);
        return socket.end(fatal(`unsupported startup parameter: ${unknown}`));
      }
      const behind = connect(join(searchParams.get('host') ?? '', '.s.PGSQL.5432'));
      behind.on('error', () => socket.destroy());
      behind.write(startup);
      socket.pipe(behind).pipe(socket);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://postgres@127.0.0.1:${port}${pathname}`,
    refused,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

test('behind a pooler that refuses statement_timeout the server starts, stores leads and counts their senders', () =>
  withPostgres(async ({ databaseUrl = '', dataFolder }) => {
    const pooler = await startPooler(databaseUrl);
    const settings = { databaseUrl: pooler.url, dataFolder };
    const db = await openDatabase(settings, { queryTimeoutMs: 5000 });
    const limits = openRateLimits(settings);
    try {
      const errors: unknown[] = [];
      const site = createSite({
        db,
        distFolder: '/nowhere',
        reportError: (error) => errors.push(error),
        createLimiter: limits.createLimiter,
        leadsPerMinute: 1,
      });
      const send = async (mobile: string) => {
        const form = await multipart({ ...QUOTE, mobile });
        return (await inject(site, { method: 'POST', url: '/api/contact_us.php', ...form })).statusCode;
      };
      assert.equal([await send('9000000001'), await send('9000000002')], [200, 429]);
      assert.is((await listLeads(db)).length, 1);
      assert.equal(errors, []);
      // The database and the rate limits each have a connection pool. In each pool, one connection sends
      // `statement_timeout` and is refused.
      assert.equal(pooler.refused, ['statement_timeout', 'statement_timeout']);
    } finally {
      await limits.close();
      await db.destroy();
      await pooler.stop();
    }
  }));

test('without a limit in PostgreSQL, a query that takes too long fails and the next one gets another connection', () =>
  withPostgres(async ({ databaseUrl = '' }) => {
    const pooler = await startPooler(databaseUrl);
    const pool = createPool(pooler.url, { max: 1, ...queryTimeouts(200) });
    const pidOf = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid;
    try {
      const first = await pidOf();
      const client = await pool.connect();
      const error = await client.query('select pg_sleep(60)').catch((reason) => reason);
      // Release the client as Kysely does, without passing the error to the pool.
      client.release();
      assert.match(error.message, 'timeout');
      assert.is.not(await pidOf(), first);
    } finally {
      await pool.end();
      await pooler.stop();
    }
  }));

test.run();
