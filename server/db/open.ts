import { constants, existsSync } from 'node:fs';
import { access, chmod, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import { parseDatabaseUrl } from './database-url';
import { LibsqlDialect } from './libsql-dialect';
import { type Migrations, migrate, readMigrationState, SchemaError } from './migrate';
import { MIGRATIONS } from './migrations';
import { createPool, queryTimeouts } from './postgres-pool';
import type { Schema } from './schema';
import type { DatabaseSettings } from './settings';

const LOCK_TIMEOUT_MS = 5000;
/** Time limit of a server's queries in PostgreSQL, so that a stuck database doesn't hold requests for ever. */
export const QUERY_TIMEOUT_MS = 20_000;
/** File mode: only the owner may read and write, since the file contains personal data. */
const PRIVATE_FILE = 0o600;
/** Folder mode: only the owner may list, change and enter the folder. */
const PRIVATE_FOLDER = 0o700;

type OpenOptions = {
  /** How long a statement waits for another process to unlock a SQLite file. */
  readonly lockTimeoutMs?: number | undefined;
  /** Default: this release's migrations. */
  readonly migrations?: Migrations;
  /** How long a statement may take in PostgreSQL, except in migrations. Default: no limit. */
  readonly queryTimeoutMs?: number;
};

export const databaseFile = ({ dataFolder }: DatabaseSettings) => join(dataFolder, 'broker.db');

/** Returns the location of the database, for messages. Leaves out the user and the password. */
export function databaseAddress(settings: DatabaseSettings): string {
  if (!settings.databaseUrl) return databaseFile(settings);
  const { host, pathname } = parseDatabaseUrl(settings.databaseUrl);
  return `postgres://${host}${pathname}`;
}

function dialect(settings: DatabaseSettings, lockTimeoutMs: number, queryTimeoutMs?: number): Dialect {
  if (!settings.databaseUrl) return new LibsqlDialect(databaseFile(settings), lockTimeoutMs);
  const timeouts = queryTimeoutMs ? queryTimeouts(queryTimeoutMs) : {};
  return new PostgresDialect({ pool: createPool(settings.databaseUrl, timeouts) });
}

function messageOf(error: unknown): string {
  // For a host with several addresses, Node throws an AggregateError with an empty message.
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

function toOpenError(settings: DatabaseSettings, error: unknown): Error {
  const address = databaseAddress(settings);
  if (error instanceof SchemaError) {
    return new Error(`Cannot use the database at ${address}: ${error.message}`, { cause: error });
  }
  return new Error(
    settings.databaseUrl
      ? `Cannot use the database at ${address}: ${messageOf(error)}. Start it, or correct DATABASE_URL.`
      : `Cannot store data in ${address}: ${messageOf(error)}. Set DATA_DIR to a folder that can be written to.`,
    { cause: error },
  );
}

// Creates a folder and its missing parents. Doesn't use `mkdir` with `recursive`, because in /proc it never returns
// (Node 20).
export async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder, PRIVATE_FOLDER);
}

/**
 * Creates the database file if it is missing, and makes it readable by its owner only. SQLite gives its other files the
 * same mode.
 */
async function makePrivate(file: string): Promise<void> {
  await (await open(file, 'a', PRIVATE_FILE)).close();
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    // Changes the mode of files that earlier releases created with another mode. If another user owns a file, chmod
    // fails and the file keeps its mode.
    await chmod(each, PRIVATE_FILE).catch(() => {});
  }
}

/**
 * Throws if the file exists but is not writable. Without this check, SQLite would open the file read-only, and fail
 * only when the first lead is written.
 */
async function checkWritable(file: string): Promise<void> {
  if (existsSync(file)) await access(file, constants.W_OK);
}

/**
 * Opens the database, creating and migrating it if necessary. Takes no lock if the schema is up to date.
 * @throws Error with a one-line message for the operator
 */
export async function openDatabase(
  settings: DatabaseSettings,
  { lockTimeoutMs = LOCK_TIMEOUT_MS, migrations = MIGRATIONS, queryTimeoutMs }: OpenOptions = {},
): Promise<Kysely<Schema>> {
  // Throws if DATABASE_URL is malformed.
  databaseAddress(settings);
  let db: Kysely<Schema> | undefined;
  try {
    if (!settings.databaseUrl) {
      await makeFolder(settings.dataFolder);
      await checkWritable(databaseFile(settings));
      await makePrivate(databaseFile(settings));
    }
    db = new Kysely<Schema>({ dialect: dialect(settings, lockTimeoutMs) });
    const state = await readMigrationState(db, migrations);
    if (state.pending.length > 0 || state.isOneWay) await migrate(db, migrations, state);
    if (!settings.databaseUrl || !queryTimeoutMs) return db;
    await db.destroy();
    return new Kysely<Schema>({ dialect: dialect(settings, lockTimeoutMs, queryTimeoutMs) });
  } catch (error) {
    await db?.destroy();
    throw toOpenError(settings, error);
  }
}

/**
 * Opens the database. Returns undefined if no server has created one yet. Migrates an older release's database, and
 * leaves a newer release's database unchanged.
 */
export async function openExisting(
  settings: DatabaseSettings,
  { lockTimeoutMs = LOCK_TIMEOUT_MS, migrations = MIGRATIONS }: OpenOptions = {},
): Promise<Kysely<Schema> | undefined> {
  // Throws if DATABASE_URL is malformed.
  databaseAddress(settings);
  if (!settings.databaseUrl && !existsSync(databaseFile(settings))) return undefined;
  const db = new Kysely<Schema>({ dialect: dialect(settings, lockTimeoutMs) });
  try {
    const state = await readMigrationState(db, migrations);
    if (state.isNew) {
      await db.destroy();
      return undefined;
    }
    if (state.pending.length > 0) await migrate(db, migrations, state);
    return db;
  } catch (error) {
    await db.destroy();
    throw toOpenError(settings, error);
  }
}
