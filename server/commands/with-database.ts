import type { Kysely } from 'kysely';
import { databaseAddress, openExisting } from '../db/open';
import type { Schema } from '../db/schema';
import { type DatabaseSettings, readDatabaseSettings } from '../db/settings';

const noDatabase = (settings: DatabaseSettings) =>
  `There is no database at ${databaseAddress(settings)}. ` +
  `Set ${settings.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'} as for the server, or start the server first.`;

/**
 * Opens the database, calls `use` with it, and closes it.
 * @throws Error with a one-line message for the operator if there is no database. Without this error, a command would
 * print an empty list, as if no leads had been sent.
 */
export async function withDatabase(
  env: NodeJS.ProcessEnv,
  use: (db: Kysely<Schema>) => Promise<void>,
): Promise<void> {
  const settings = readDatabaseSettings(env);
  const db = await openExisting(settings);
  if (!db) throw new Error(noDatabase(settings));
  try {
    await use(db);
  } finally {
    await db.destroy();
  }
}
