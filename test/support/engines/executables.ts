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

/** Finds the first program on the PATH that has one of the given names. */
export const onPath = (names: readonly string[]) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(isExecutable);

/** Returns the program that an environment variable names, else the first on the PATH. */
export const namedOrOnPath = (variable: string, names: readonly string[]) => {
  const named = process.env[variable];
  if (named && !isExecutable(named)) throw new Error(`${variable} names ${named}, which cannot be run`);
  return named || onPath(names);
};
