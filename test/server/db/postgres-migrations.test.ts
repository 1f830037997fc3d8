import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { test } from 'uvu';
import { setUpPostgres } from '../../support/postgres';
import { addMigrationTests } from './migration-tests';
import { DATABASE_SQL, fixtureFolder } from './saved-databases';

// Maximum time that a query may wait for the lock of another connection. After this time the query fails, instead of
// hanging.
const STATEMENT_TIMEOUT_MS = 30_000;

const withPostgres = setUpPostgres(test);

async function restore(databaseUrl: string | undefined, version: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query(await readFile(join(fixtureFolder(version), DATABASE_SQL), 'utf8'));
  } finally {
    await client.end();
  }
}

addMigrationTests(test, (version, use) =>
  withPostgres(async ({ databaseUrl = '', dataFolder }) => {
    if (version) await restore(databaseUrl, version);
    const limited = new URL(databaseUrl);
    limited.searchParams.set('statement_timeout', `${STATEMENT_TIMEOUT_MS}`);
    await use({ databaseUrl: limited.href, dataFolder });
  }),
);

test.run();
