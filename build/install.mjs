/**
 * `node build/install.mjs [--omit=dev] [folder]`: installs the packages of the folder's lockfile, if a package is
 * missing from node_modules or has another version there. Otherwise does nothing and prints nothing. `--omit=dev`
 * leaves out the packages that serving a finished build doesn't need, unless dev packages were installed before. The
 * script itself uses no packages, because it runs before they are installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({ options: { omit: { type: 'string' } }, allowPositionals: true });
const [folder = '.'] = positionals;
const packagesOf = (file) => {
  const path = join(folder, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
};

const wanted = packagesOf('package-lock.json');
const installed = packagesOf('node_modules/.package-lock.json');
const omitsDev = values.omit === 'dev';
// Ignores optional packages, which may be for other platforms.
const missing = Object.entries(wanted).some(
  ([path, { version, optional, dev, devOptional }]) =>
    path && !optional && !(omitsDev && (dev || devOptional)) && installed[path]?.version !== version,
);
if (missing) {
  console.log('Installing what is missing …');
  // If dev packages were installed, installs them again: `npm ci` empties node_modules, and builds would stop working
  // without them. Always passes `--omit` or `--include`, so that NODE_ENV doesn't decide whether npm installs dev
  // packages.
  const hasDev = Object.values(installed).some(({ dev }) => dev);
  const scope = omitsDev && !hasDev ? '--omit=dev' : '--include=dev';
  const { status } = spawnSync('npm', ['ci', scope], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    console.error(`The packages of ${join(folder, 'package-lock.json')} could not be installed.`);
  process.exitCode = status ?? 1;
}
