import { readFile } from 'node:fs/promises';

/**
 * Reads a text file.
 * @throws Error with a one-line message for the operator
 */
export async function readTextFile(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(`Cannot read ${file}: ${code === 'ENOENT' ? 'it does not exist' : message}.`);
  }
}
