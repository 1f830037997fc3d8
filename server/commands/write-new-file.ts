import { open, rm } from 'node:fs/promises';

const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'it already exists',
  ENOENT: 'its folder does not exist',
  EACCES: 'permission denied',
};

/**
 * Writes a new file that only its owner can read. Removes the file if writing fails.
 * @throws Error with a one-line message for the operator if the file can't be created, for example because it exists
 */
export async function writeNewFile(
  path: string,
  content: string | AsyncIterable<string | Uint8Array>,
): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      `Cannot write ${path}: ${REASONS[error.code ?? ''] ?? error.message}. Choose another file name.`,
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
