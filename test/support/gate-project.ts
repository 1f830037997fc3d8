import { cpSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { shippedPreact } from './shipped-preact.mjs';
import { withFolder } from './temp-project';

/**
 * Matches the name of the folder that contains Preact, bundled for the tests. A temporary project gets a link to this
 * folder, so that Preact is not bundled again.
 */
const PREACT = /^shipped-preact-/;

/**
 * Calls `use` with the folder of a temporary project. The project contains the given files, a separate cache, and a
 * copy of the test runner ("the gate").
 */
export const withGate = async <T>(files: Record<string, string>, use: (folder: string) => T | Promise<T>) => {
  await shippedPreact();
  return withFolder(files, (folder) => {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    mkdirSync(join(folder, '.cache'));
    for (const name of readdirSync('.cache').filter((name) => PREACT.test(name)))
      symlinkSync(resolve('.cache', name), join(folder, '.cache', name));
    // Copy the folder `aliases` too: the copied test runner hashes the files in `aliases` to find the folder with the
    // bundled Preact.
    for (const path of ['test/run.mjs', 'test/check.mjs', 'build/install.mjs', 'build/bundles/aliases'])
      cpSync(path, join(folder, path), { recursive: true });
    cpSync('test/support', join(folder, 'test/support'), {
      recursive: true,
      filter: (path) => statSync(path).isDirectory() || path.endsWith('.mjs'),
    });
    return use(folder);
  });
};
