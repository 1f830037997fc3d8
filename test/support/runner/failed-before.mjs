import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FILE = '.cache/check/failed.json';

/** Remembers the test files that failed, until they pass, in a file below `root`. */
export const createFailedBefore = (root) => {
  const file = join(root, FILE);
  const failed = new Set(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);
  return {
    /** Returns the paths of those that still exist. */
    paths: () => [...failed].filter((path) => existsSync(join(root, path))),
    /** Saves each result at once: a check may be interrupted. */
    record: (path, hasFailed) => {
      if (failed.has(path) === hasFailed) return;
      if (hasFailed) failed.add(path);
      else failed.delete(path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify([...failed]));
    },
  };
};
