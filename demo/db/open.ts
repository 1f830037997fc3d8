import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabaseSettings } from '../settings';
import { LibsqlDialect } from './libsql-dialect';
import { migrate, NEWEST_TABLE } from './migrations';
import type { Schema } from './schema';

const CONNECT_TIMEOUT_MS = 5000;

const databaseFile = ({ dataFolder }: DatabaseSettings) => join(dataFolder, 'broker.db');

function readAddress(databaseUrl: string): URL {
  if (/^postgres(ql)?:\/\//.test(databaseUrl) && URL.canParse(databaseUrl)) return new URL(databaseUrl);
  // The value stays out of the message: it may hold a password.
  throw new Error(
    'DATABASE_URL is not an address like postgres://user:password@host:5432/name. Correct it, or unset it to keep the data in DATA_DIR.',
  );
}

/** Where the data lies, for people: never with a password. */
export function databaseAddress(settings: DatabaseSettings): string {
  if (!settings.databaseUrl) return databaseFile(settings);
  const { host, pathname } = readAddress(settings.databaseUrl);
  return `postgres://${host}${pathname}`;
}

function dialect(settings: DatabaseSettings): Dialect {
  if (!settings.databaseUrl) return new LibsqlDialect(databaseFile(settings));
  const pool = new pg.Pool({
    connectionString: settings.databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // An idle connection that breaks would end the process; the pool replaces it by itself.
  pool.on('error', (error) => console.error(`The database closed a connection: ${error.message}`));
  return new PostgresDialect({ pool });
}

function reasonOf(error: unknown): string {
  // Node gathers the refusals of a name with several addresses, and leaves the message of the whole empty.
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

function unusable(settings: DatabaseSettings, error: unknown): Error {
  const address = databaseAddress(settings);
  return new Error(
    settings.databaseUrl
      ? `Cannot use the database at ${address}: ${reasonOf(error)}. Start it, or correct DATABASE_URL.`
      : `Cannot keep data in ${address}: ${reasonOf(error)}. Set DATA_DIR to a folder that can be written to.`,
    { cause: error },
  );
}

// Not mkdir's own `recursive`: in a file system that takes no folders, /proc for one, that never comes back.
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder);
}

/** Opens the database, making it where there is none, with its schema up to date. Throws one line for a person. */
export async function openDatabase(settings: DatabaseSettings): Promise<Kysely<Schema>> {
  databaseAddress(settings);
  let db: Kysely<Schema> | undefined;
  try {
    if (!settings.databaseUrl) await makeFolder(settings.dataFolder);
    db = new Kysely<Schema>({ dialect: dialect(settings) });
    await migrate(db);
    return db;
  } catch (error) {
    await db?.destroy();
    throw unusable(settings, error);
  }
}

/**
 * Opens a database to read from. Makes nothing: undefined where no server has run yet. One that an older server made is
 * brought up to date.
 */
export async function openExisting(settings: DatabaseSettings): Promise<Kysely<Schema> | undefined> {
  databaseAddress(settings);
  if (!settings.databaseUrl && !existsSync(databaseFile(settings))) return undefined;
  const db = new Kysely<Schema>({ dialect: dialect(settings) });
  try {
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    if (!tables.includes('leads')) {
      await db.destroy();
      return undefined;
    }
    // Asked first: a migration waits for a server that is in the middle of writing.
    if (!tables.includes(NEWEST_TABLE)) await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw unusable(settings, error);
  }
}
