import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FILE = '.cache/check/failed.json';

/**
 * Opens the list of test files that failed, which is saved in a file below `root`. A test file is removed from the list
 * when it passes.
 */
export const createFailedBefore = (root) => {
  const file = join(root, FILE);
  const failed = new Set(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);
  return {
    /** Returns the paths of the failed test files that still exist. */
    paths: () => [...failed].filter((path) => existsSync(join(root, path))),
    /** Saves a result immediately, because a check may be interrupted. */
    record: (path, hasFailed) => {
      if (failed.has(path) === hasFailed) return;
      if (hasFailed) failed.add(path);
      else failed.delete(path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify([...failed]));
    },
  };
};
