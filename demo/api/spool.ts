import { createHash } from 'node:crypto';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A file on its way into the database. */
export type Spooled = {
  readonly handle: FileHandle;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
};

/** Makes a file and takes its name away again: whatever happens, the system frees it once it is closed. */
async function openNameless(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'broker-upload-'));
  try {
    return await open(join(folder, 'file'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Streams a file to the disk, whoever sends it and whatever its name. Close the handle.
 * @param tooLarge makes the error that is thrown at the first byte beyond `maxBytes`
 */
export async function spool(file: Readable, maxBytes: number, tooLarge: () => Error): Promise<Spooled> {
  const handle = await openNameless();
  try {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of file as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge();
      hash.update(chunk);
      await handle.write(chunk);
    }
    return { handle, size, sha256: hash.digest('hex') };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Up to `length` bytes from a place in the file. */
export async function readAt({ handle }: Spooled, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}
