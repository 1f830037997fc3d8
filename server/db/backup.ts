import { createReadStream, existsSync } from 'node:fs';
import { link, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import Database from 'libsql';
import { checkSchema, checksumFile, checksumLine, hashFile, isAsWritten } from './check-backup';

/** Suffix of a file that isn't complete yet. */
const PARTIAL = '.partial';
const PRIVATE_FILE = 0o600;

async function withDatabase<T>(file: string, use: (database: Database.Database) => T): Promise<Awaited<T>> {
  const database = new Database(file);
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

/** Flushes a file to the disk. For a folder, flushes the list of the folder's files. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Checks that a file is a complete database of this software, and returns the number of its leads.
 * @param messageOf returns the message of the error: `file` may be a partial copy, whose name the operator doesn't know
 * @throws Error with a one-line message for the operator
 */
const countLeads = (file: string, messageOf: (reason: string) => string): Promise<number> =>
  withDatabase(file, async (database) => {
    try {
      const [row] = database.prepare('pragma integrity_check').all() as { integrity_check: string }[];
      if (row?.integrity_check !== 'ok') throw new Error(row?.integrity_check);
      await checkSchema(database);
      const [leads] = database.prepare('select count(*) as count from leads').all() as { count: number }[];
      return leads?.count ?? 0;
    } catch (error) {
      throw new Error(messageOf((error as Error).message));
    }
  });

/**
 * Suffixes of the logs beside a database's file. An old log must not stay beside a new database: SQLite finds a log by
 * its file name, and applies it even if it belongs to another database.
 */
const LOG_SUFFIXES = ['-wal', '-shm', '-journal'];

/** Removes a partial copy and the files that SQLite creates beside it. */
const removePartial = (file: string) =>
  Promise.all(['', ...LOG_SUFFIXES].map((suffix) => rm(file + PARTIAL + suffix, { force: true })));

/** Codes of `link` on a file system without hard links, such as that of most USB sticks. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Renames a file. Uses `link` if possible, since `rename` would replace a file that another process has created. */
async function giveName(partial: string, file: string): Promise<void> {
  try {
    await link(partial, file);
  } catch (error) {
    if (!NO_LINKS.includes((error as NodeJS.ErrnoException).code ?? '') || existsSync(file)) throw error;
    await rename(partial, file);
  }
}

const unusable = (database: string, reason: string) =>
  `${database} is damaged, or is not a database of this software: ${reason}. Check DATA_DIR, or restore the latest backup: npm run restore -- FILE`;

async function copyDatabase(database: string, file: string): Promise<void> {
  try {
    await withDatabase(database, (opened) => opened.prepare('vacuum into ?').run(file));
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    throw /^SQLITE_(NOTADB|CORRUPT)/.test(code ?? '') ? new Error(unusable(database, message)) : error;
  }
}

/**
 * Copies a database to a new file, even while servers use the database. The copy is a snapshot of everything that was
 * committed when the copying began. The file gets its name only when it is complete and on the disk. If the process is
 * killed before that, a partial file remains.
 * @param database an existing file
 * @returns the number of leads in the copy
 * @throws Error with a one-line message for the operator
 */
export async function backUp(database: string, file: string): Promise<number> {
  if (existsSync(file)) throw new Error(`${file} already exists. Choose another file name.`);
  const partial = file + PARTIAL;
  try {
    await removePartial(file);
    // Creates the file before `vacuum into` writes it, so that only its owner can read it. `vacuum into` accepts an
    // empty file, and keeps the file's mode.
    await (await open(partial, 'wx', PRIVATE_FILE)).close();
    await copyDatabase(database, partial);
    const leads = await countLeads(partial, (reason) => unusable(database, reason));
    await sync(partial);
    await writeFile(checksumFile(file), checksumLine(await hashFile(partial), file), { mode: PRIVATE_FILE });
    await sync(checksumFile(file));
    await giveName(partial, file);
    await sync(dirname(file));
    return leads;
  } finally {
    await removePartial(file);
  }
}

/**
 * Checks that no other process has the database open. If one has, SQLite can't leave WAL mode. Ignores other errors,
 * since the database may be damaged.
 * @throws Error with a one-line message for the operator if another process has the database open
 */
async function checkUnused(database: string): Promise<void> {
  try {
    await withDatabase(database, (opened) => opened.exec('pragma journal_mode = delete'));
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (!/^SQLITE_(BUSY|LOCKED)/.test(code ?? '')) return;
    throw new Error(`${database} is in use (${message}). Stop the server first.`);
  }
}

/**
 * Replaces a database, which may be damaged, with a backup. Keeps the old database and its logs under the name `kept`.
 * One of the two databases is in place at every moment, even if the process is killed.
 * @returns the number of leads in the backup, and whether it has a checksum
 * @throws Error with a one-line message for the operator
 */
export async function restore(
  file: string,
  database: string,
  kept: string,
): Promise<{ readonly leads: number; readonly hasChecksum: boolean }> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const partial = database + PARTIAL;
  try {
    await removePartial(database);
    // Doesn't use `copyFile()`, which would also copy the file's mode.
    await writeFile(partial, createReadStream(file), { flag: 'wx', mode: PRIVATE_FILE });
    const hasChecksum = await isAsWritten(file, partial);
    const notABackup = `${file} is not a backup of this software, or is damaged`;
    const leads = await countLeads(partial, (reason) => `${notABackup}: ${reason}. Use another backup.`);
    await sync(partial);
    if (existsSync(database)) {
      await checkUnused(database);
      await link(database, kept);
    }
    for (const suffix of LOG_SUFFIXES)
      if (existsSync(database + suffix)) await rename(database + suffix, kept + suffix);
    await rename(partial, database);
    await sync(dirname(database));
    return { leads, hasChecksum };
  } finally {
    await removePartial(database);
  }
}
