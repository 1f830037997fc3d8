import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DEFAULT_MIGRATION_TABLE, Kysely, Migrator, sql } from 'kysely';
import type Database from 'libsql';
import { LibsqlDialect } from './libsql-dialect';
import { MIGRATIONS } from './migrations';

const CHECKSUM = '.sha256';

/** Returns the name of a backup's checksum file. `sha256sum --check` can read this file. */
export const checksumFile = (backup: string) => backup + CHECKSUM;

export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Returns the content of a backup's checksum file. */
export const checksumLine = (hash: string, backup: string) => `${hash}  ${basename(backup)}\n`;

/**
 * Checks that a copy of a backup has the checksum that was written together with the backup.
 * @param copy the copy that is to be restored
 * @returns true if the checksum is right, and false if the backup has no checksum file
 * @throws Error with a one-line message for the operator if the checksum is wrong
 */
export async function isAsWritten(backup: string, copy: string): Promise<boolean> {
  const written = await readFile(checksumFile(backup), 'utf8').catch(() => undefined);
  if (written === undefined) return false;
  if (/^[\da-f]{64}/.exec(written)?.[0] === (await hashFile(copy))) return true;
  throw new Error(
    `${backup} has changed since it was written: its checksum is not the one in ${checksumFile(backup)}. Use another backup.`,
  );
}

type Entry = { readonly type: string; readonly name: string; readonly sql: string | null };

/**
 * Matches the names of tables and indexes that SQLite or Kysely's migrator creates. `checkSchema` ignores these, since
 * a new version of SQLite or Kysely may create them differently.
 */
const NOT_OURS = /^(sqlite|kysely)_/;

const ENTRIES = 'select type, name, sql from sqlite_schema order by type, name';

const keyOf = ({ type, name }: Entry) => `${type} ${name}`;
const withoutSpaces = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/** Returns the entries that `sqlite_schema` has after this software's migrations have run up to `last`. */
async function expectedEntries(last: string): Promise<readonly Entry[]> {
  const folder = await mkdtemp(join(tmpdir(), 'broker-schema-'));
  const db = new Kysely<unknown>({ dialect: new LibsqlDialect(join(folder, 'db'), 0) });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
    const { error } = await migrator.migrateTo(last);
    if (error) throw error;
    return (await sql<Entry>`${sql.raw(ENTRIES)}`.execute(db)).rows;
  } finally {
    await db.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Checks that a database has exactly the tables, indexes, triggers and views that this software's migrations create. If
 * a newer release has migrated the database, checks only the triggers and views: some may be missing, but each one in
 * the database must be the same as in this release.
 * @throws Error that says what differs
 */
export async function checkSchema(database: Database.Database): Promise<void> {
  const names = database.prepare(`select name from ${DEFAULT_MIGRATION_TABLE} order by name`).all() as {
    name: string;
  }[];
  const executed = names.map(({ name }) => name);
  const known = Object.keys(MIGRATIONS).sort();
  const ours = executed.filter((name) => known.includes(name));
  const last = ours.at(-1);
  if (!last || ours.join() !== known.slice(0, ours.length).join())
    throw new Error(`its migrations are ${executed.join(', ') || 'missing'}`);
  const isNewer = executed.length > ours.length;
  const found = (database.prepare(ENTRIES).all() as Entry[]).filter(({ name }) => !NOT_OURS.test(name));
  const expected = (await expectedEntries(last)).filter(({ name }) => !NOT_OURS.test(name));
  const byKey = new Map(expected.map((entry) => [keyOf(entry), entry]));
  for (const entry of found) {
    const same = byKey.get(keyOf(entry));
    byKey.delete(keyOf(entry));
    if (isNewer && /^(table|index)$/.test(entry.type)) continue;
    if (!same) throw new Error(`it has the ${keyOf(entry)}, which no release creates`);
    if (withoutSpaces(same.sql) !== withoutSpaces(entry.sql))
      throw new Error(`its ${keyOf(entry)} is not the one that this software creates`);
  }
  const [missing] = byKey.keys();
  if (missing && !isNewer) throw new Error(`it has no ${missing}`);
}
