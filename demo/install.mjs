/**
 * `node demo/install.mjs [--omit=dev] [folder]`: installs what the folder's lockfile names and its node_modules lacks; says
 * nothing where all is there. With --omit=dev that is what a server of a build needs.
 * Plain Node without a dependency: it runs before there are any.
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
const there = packagesOf('node_modules/.package-lock.json');
const omitsDev = values.omit === 'dev';
// Optional packages are those of other platforms.
const missing = Object.entries(wanted).some(
  ([path, { version, optional, dev, devOptional }]) =>
    path && !optional && !(omitsDev && (dev || devOptional)) && there[path]?.version !== version,
);
if (missing) {
  console.log('Installing what is missing …');
  // `npm ci` begins with an empty folder: where there is a build, it stays possible. NODE_ENV is not asked.
  const hasDev = Object.values(there).some(({ dev }) => dev);
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
