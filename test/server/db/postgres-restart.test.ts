import { sql } from 'kysely';
import { inject } from 'light-my-request';
import pg from 'pg';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type InSameTransaction, insertOnce } from '../../../server/db/leads';
import { openDatabase } from '../../../server/db/open';
import { createPool } from '../../../server/db/postgres-pool';
import { createSite } from '../../../server/site/app';
import { type Postgres, setUpPostgres } from '../../support/postgres';
import { listLeads } from '../../support/stored-leads';
import { multipart, QUOTE, until } from '../temp-site';

const withPostgres = setUpPostgres(test);

const WAITING = "select pid from pg_stat_activity where wait_event_type = 'Lock'";

const INTERRUPTIONS: Record<string, (server: Postgres) => Promise<unknown>> = {
  'a connection that PostgreSQL terminates': ({ query }) =>
    query(`select pg_terminate_backend(pid) from (${WAITING}) as waiting`),
  'a restart of PostgreSQL': ({ restart }) => restart(),
};

for (const [interruption, interrupt] of Object.entries(INTERRUPTIONS))
  test(`${interruption} fails the lead in progress with 500, and the next lead is stored`, () =>
    withPostgres(async (settings, server) => {
      const db = await openDatabase(settings);
      const errors: unknown[] = [];
      const site = createSite({ db, distFolder: '/nowhere', reportError: (error) => errors.push(error) });
      const post = async () =>
        inject(site, { method: 'POST', url: '/api/contact_us.php', ...(await multipart(QUOTE)) });
      const locker = new pg.Client(settings.databaseUrl);
      locker.on('error', () => {});
      try {
        await locker.connect();
        await locker.query('begin; lock table leads in access exclusive mode');
        const inProgress = post();
        await until(async () => (await server.query(WAITING)).length === 1);
        await interrupt(server);
        assert.is((await inProgress).statusCode, 500);
        assert.is(errors.length, 1);
        await locker.end();
        assert.is((await post()).statusCode, 200);
        assert.is((await listLeads(db)).length, 1);
      } finally {
        await locker.end();
        await db.destroy();
      }
    }));

test('a statement that is stuck fails its lead after a while, and the next lead is stored once it is not', () =>
  withPostgres(async (settings, { query }) => {
    const db = await openDatabase(settings, { queryTimeoutMs: 200 });
    const errors: unknown[] = [];
    const site = createSite({ db, distFolder: '/nowhere', reportError: (error) => errors.push(error) });
    const post = async () =>
      inject(site, { method: 'POST', url: '/api/contact_us.php', ...(await multipart(QUOTE)) });
    const locker = new pg.Client(settings.databaseUrl);
    try {
      await locker.connect();
      await locker.query('begin; lock table leads in access exclusive mode');
      assert.is((await post()).statusCode, 500);
      assert.is(errors.length, 1);
      assert.equal(await query(WAITING), []);
      await locker.query('rollback');
      assert.is((await post()).statusCode, 200);
      assert.is((await listLeads(db)).length, 1);
    } finally {
      await locker.end();
      await db.destroy();
    }
  }));

test('a connection that PostgreSQL terminates is not used again', () =>
  withPostgres(async ({ databaseUrl = '' }) => {
    const pool = createPool(databaseUrl);
    const runOnce = async (statement: string) => {
      const client = await pool.connect();
      // Release the client as Kysely does, without passing the error to the pool.
      await client.query(statement).finally(() => client.release());
    };
    try {
      const failure = await runOnce('select pg_terminate_backend(pg_backend_pid())').catch((error) => error);
      assert.match(failure.message, 'terminating connection');
      await runOnce('select 1');
    } finally {
      await pool.end();
    }
  }));

test('a connection that ends between two statements of a transaction fails that transaction only', () =>
  withPostgres(async (settings, { query }) => {
    const db = await openDatabase(settings);
    const { type: _, ...fields } = QUOTE;
    const store = (inSameTransaction?: InSameTransaction) =>
      insertOnce(db, { kind: 'quote', fields, extra: {} }, new Date(), { inSameTransaction });
    try {
      const failure = await store(async (transaction) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
        await query(`select pg_terminate_backend(${rows[0]?.pid})`);
        await until(() =>
          sql`select 1`.execute(transaction).then(
            () => false,
            () => true,
          ),
        );
        throw new Error('The connection has ended');
      }).catch((error) => error);
      assert.instance(failure, Error);
      const { id } = await store();
      assert.equal(
        (await listLeads(db)).map((lead) => lead.id),
        [id],
      );
    } finally {
      await db.destroy();
    }
  }));

test.run();
