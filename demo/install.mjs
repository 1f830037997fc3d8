/**
 * Installs what the lockfile names and node_modules lacks; says nothing where all is there.
 * Plain Node without a dependency: it runs before there are any.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const packagesOf = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {});

const wanted = packagesOf('package-lock.json');
const there = packagesOf('node_modules/.package-lock.json');
// Optional packages are those of other platforms.
const missing = Object.entries(wanted).some(
  ([path, { version, optional }]) => path && !optional && there[path]?.version !== version,
);
if (missing) {
  console.log('Installing what is missing …');
  const { status } = spawnSync('npm', ['ci'], { stdio: 'inherit', shell: process.platform === 'win32' });
  process.exitCode = status ?? 1;
}
