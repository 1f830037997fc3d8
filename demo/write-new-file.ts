import { open, rm } from 'node:fs/promises';

const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'it is there already',
  ENOENT: 'its folder is not there',
  EACCES: 'it may not be written',
};

/** Writes a file that was not there before. Throws one line for a person, and then leaves none. */
export async function writeNewFile(path: string, content: string | AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx').catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      `Cannot write ${path}: ${REASONS[error.code ?? ''] ?? error.message}. Name another file.`,
    );
  });
  try {
    await file.writeFile(content);
    await file.sync();
    await file.close();
  } catch (error) {
    await file.close().catch(() => {});
    await rm(path, { force: true });
    throw error;
  }
}
