import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the path of the first program on the PATH with one of the given names, which are tried in order. */
export const onPath = (names: readonly string[]) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(isExecutable);

/** Returns the path that an environment variable contains, else the path of the first of `names` on the PATH. */
export const namedOrOnPath = (variable: string, names: readonly string[]) => {
  const named = process.env[variable];
  if (named && !isExecutable(named)) throw new Error(`${variable} names ${named}, which cannot be run`);
  return named || onPath(names);
};
