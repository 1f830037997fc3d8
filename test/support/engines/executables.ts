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

/**
 * Searches the PATH for the first of `names`, then for the second, and so on. Returns the path of the first program
 * found.
 */
export const onPath = (names: readonly string[]) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(isExecutable);

/**
 * Returns the path in the environment variable `variable`. If the variable is not set, searches the PATH for `names`.
 * Throws if the path in the variable is not an executable file.
 */
export const namedOrOnPath = (variable: string, names: readonly string[]) => {
  const named = process.env[variable];
  if (named && !isExecutable(named)) throw new Error(`${variable} names ${named}, which cannot be run`);
  return named || onPath(names);
};
