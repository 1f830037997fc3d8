import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { databaseAddress, databaseFile, openDatabase, openExisting } from '../db/open';
import type { Schema } from '../db/schema';
import { type DatabaseSettings, readDatabaseSettings } from '../db/settings';
import type { Output } from './create-command';

export const noDatabase = (settings: DatabaseSettings) =>
  `There is no database at ${databaseAddress(settings)}. ` +
  `Set ${settings.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'} as for the server, or start the server first.`;

/** True if there is no file of an SQLite database. */
export const lacksFile = (settings: DatabaseSettings) =>
  !settings.databaseUrl && !existsSync(databaseFile(settings));

/** Opens the database. If there is none, creates it, and tells the operator: the server may use another database. */
export async function openOrCreate(settings: DatabaseSettings, stderr: Output): Promise<Kysely<Schema>> {
  const isNew = lacksFile(settings);
  const db = await openDatabase(settings);
  if (isNew)
    stderr.write(
      `There was no database, so this command has created ${databaseAddress(settings)}. Set DATA_DIR as for the server.\n`,
    );
  return db;
}

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
