import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** An uploaded file that is not yet stored in the database. */
export type TempFile = {
  readonly handle: FileHandle;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
};

/** Flags for opening a file that has no name in its folder: Linux's O_TMPFILE, for which Node has no constant. */
const NAMELESS = 0o20000000 | constants.O_DIRECTORY | constants.O_RDWR;

/**
 * Opens a file without a name. The system deletes the file when it is closed, even if the server crashes. On systems
 * that can't open such a file, opens a named file and removes its name at once. A crash before the removal leaves an
 * empty file.
 */
async function openTempFile(): Promise<FileHandle> {
  try {
    if (process.platform === 'linux') return await open(tmpdir(), NAMELESS, 0o600);
  } catch {
    // The file system does not support O_TMPFILE.
  }
  const file = join(tmpdir(), `broker-upload-${randomUUID()}`);
  const handle = await open(file, 'wx+', 0o600);
  await rm(file, { force: true });
  return handle;
}

/**
 * Streams an upload to a temporary file. The caller closes the handle.
 * @param tooLarge creates the error to throw if the file exceeds `maxBytes`
 */
export async function uploadToTempFile(
  file: Readable,
  maxBytes: number,
  tooLarge: () => Error,
): Promise<TempFile> {
  const handle = await openTempFile();
  try {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of file as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge();
      hash.update(chunk);
      // Uses `writeFile`, not `write`: when the disk is nearly full, `write` may write only a part of the chunk,
      // without an error.
      await handle.writeFile(chunk);
    }
    return { handle, size, sha256: hash.digest('hex') };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/**
 * Reads from `position` into a buffer. Returns the filled part of the buffer, which is shorter than the buffer if the
 * file ends first.
 */
export async function readInto(buffer: Buffer, { handle }: TempFile, position: number): Promise<Buffer> {
  const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
  return buffer.subarray(0, bytesRead);
}

/** Reads up to `length` bytes from `position`. */
export const readAt = (file: TempFile, position: number, length: number): Promise<Buffer> =>
  readInto(Buffer.alloc(length), file, position);

const CHUNK_BYTES = 64 * 1024;

/** Reads the bytes of a file from `start` up to `end`, in chunks. */
export async function* chunksOf(file: TempFile, start = 0, end = file.size): AsyncGenerator<Buffer> {
  for (let at = start; at < end; at += CHUNK_BYTES) yield readAt(file, at, Math.min(CHUNK_BYTES, end - at));
}
