import type { Kysely } from 'kysely';
import { openExisting } from '../db/open';
import type { Schema } from '../db/schema';
import { type Environment, readDatabaseSettings } from '../settings';

/** Opens the database for `use`, and closes it; undefined if no server has run yet. */
export async function withDatabase(
  env: Environment,
  use: (db: Kysely<Schema> | undefined) => Promise<void>,
): Promise<void> {
  const db = await openExisting(readDatabaseSettings(env));
  try {
    await use(db);
  } finally {
    await db?.destroy();
  }
}
