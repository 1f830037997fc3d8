import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createPool } from '../../../server/db/postgres-pool';
import { PREPARED } from '../../../server/db/preparing-client';
import { setUpPostgres } from '../../support/postgres';

const withPostgres = setUpPostgres(test);

const STATEMENT = `${PREPARED} select $1::integer + 1 as next`;

type Query = (text: string, values?: unknown[]) => Promise<unknown[]>;

/**
 * Calls `run` with a function that runs all queries on one connection. PostgreSQL keeps prepared statements per
 * connection.
 */
const withConnection = (databaseUrl: string | undefined, run: (query: Query) => Promise<void>) => {
  const pool = createPool(databaseUrl ?? '');
  return pool
    .connect()
    .then((client) =>
      run(async (text, values = []) => (await client.query(text, values)).rows).finally(() =>
        client.release(),
      ),
    )
    .finally(() => pool.end());
};

const PREPARED_NAMES = "select name from pg_prepared_statements where name like 'broker%'";

test('a statement that begins with PREPARED is prepared once for a connection, and others are not', () =>
  withPostgres(({ databaseUrl }) =>
    withConnection(databaseUrl, async (query) => {
      for (const at of [1, 2, 3]) assert.equal(await query(STATEMENT, [at]), [{ next: at + 1 }]);
      await query('select $1::integer', [1]);
      assert.is((await query(PREPARED_NAMES)).length, 1);
    }),
  ));

test('a statement whose name is unknown on the connection of a pooler runs without one', () =>
  withPostgres(({ databaseUrl }) =>
    withConnection(databaseUrl, async (query) => {
      await query(STATEMENT, [1]);
      // Simulate a pooler that has switched to another server connection, on which nothing is prepared.
      await query('deallocate all');
      for (const at of [2, 3]) assert.equal(await query(STATEMENT, [at]), [{ next: at + 1 }]);
      assert.equal(await query(PREPARED_NAMES), []);
    }),
  ));

test('a statement whose name is taken on the connection of a pooler runs without one', () =>
  withPostgres(async ({ databaseUrl }) => {
    let name: unknown;
    await withConnection(databaseUrl, async (query) => {
      await query(STATEMENT, [1]);
      [{ name }] = (await query(PREPARED_NAMES)) as [{ name: string }];
    });
    await withConnection(databaseUrl, async (query) => {
      await query(`prepare ${name} as select 0 as next`);
      assert.equal(await query(STATEMENT, [2]), [{ next: 3 }]);
    });
  }));

test.run();
