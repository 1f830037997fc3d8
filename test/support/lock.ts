import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 200;
/** Maximum time to wait for a lock: longer than installing a browser takes on a slow network. */
const MAX_WAIT_MS = 900_000;

/**
 * Runs `work` while holding the lock file `path`. Ignores a lock whose process has ended. Throws after `maxWaitMs`,
 * because a lock may never be released: after a restart of the machine, another process may have the ID that is in the
 * file.
 */
export const withLock = async <T>(
  path: string,
  work: () => Promise<T>,
  maxWaitMs = MAX_WAIT_MS,
): Promise<T> => {
  mkdirSync(dirname(path), { recursive: true });
  const end = performance.now() + maxWaitMs;
  while (!tryLock(path)) {
    if (performance.now() > end)
      throw new Error(`${path} has been locked for too long. Delete the file if no test is running.`);
    await wait(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
};

const tryLock = (path: string) => {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  if (!isHeld(path)) rmSync(path, { force: true });
  return false;
};

const isHeld = (path: string) => {
  try {
    // An empty file gives 0. A process has created the file and is just writing its ID, so the lock is held.
    const owner = Number(readFileSync(path, 'utf8'));
    return owner === 0 || process.kill(owner, 0);
  } catch (error) {
    // After these errors, assume that the lock is held. EPERM: the process that holds it runs as another user. ENOENT:
    // the lock was released in the meantime, and another process may hold it now.
    return ['EPERM', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '');
  }
};
