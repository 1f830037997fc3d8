import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, lstat, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from '../db/open';

const PRIVATE_FILE = 0o600;
const KEY_BYTES = 24;
/** Minimum number of characters: a shorter key could be guessed. */
const MIN_KEY_LENGTH = 24;

/** Returns the SHA-256 of a text in hexadecimal. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Compares two texts in a time that doesn't depend on where they differ. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());

/**
 * Reads the desk's key. If the file is missing, creates it with a new key. Makes the file readable by its owner only.
 * @throws Error with a one-line message for the operator
 */
export async function readOrCreateKey(file: string): Promise<string> {
  try {
    await makeFolder(dirname(file));
    // `wx` fails if the file exists, even if it is a link to another file.
    await writeFile(file, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, {
      flag: 'wx',
      mode: PRIVATE_FILE,
    }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    if (((await lstat(file)).mode & 0o077) !== 0) await chmod(file, PRIVATE_FILE);
    const key = await readKey(file);
    if (key) return key;
  } catch (error) {
    throw new Error(
      `Cannot use the desk's key in ${file}: ${(error as Error).message}. The server's user must be able to read and write the file.`,
      { cause: error },
    );
  }
  throw new Error(
    `The desk's key in ${file} is shorter than ${MIN_KEY_LENGTH} characters. Remove the file: the next start writes a new one.`,
  );
}

/** Returns the key in the file; undefined if the file is missing or the key too short. */
export async function readKey(file: string): Promise<string | undefined> {
  const key = (await readFile(file, 'utf8').catch(() => '')).trim();
  return key.length >= MIN_KEY_LENGTH ? key : undefined;
}
