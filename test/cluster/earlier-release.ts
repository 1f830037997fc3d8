import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The commits of the releases in loader/releases.json. Add the commit of each new release. */
const COMMITS: Readonly<Record<string, string>> = {
  '0.3.0': '351337867088a0f2725d55a69ac5b1dfcebbe919',
};

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const compare = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });

/**
 * Returns the packages in a folder's lockfile as JSON, to compare two folders. Leaves out the project itself, whose
 * version always differs.
 */
const packagesOf = (folder: string) => {
  const { '': _, ...packages } = read(join(folder, 'package-lock.json')).packages;
  return JSON.stringify(packages);
};

/**
 * Prepares a folder with the sources and packages of the previous release, so that the server of that release can start
 * there. Returns the folder.
 * @throws Error if `COMMITS` has no commit of the previous release, or if this clone does not contain the commit
 */
export async function prepareEarlierRelease(): Promise<string> {
  const { version } = read('package.json') as { version: string };
  const releases = Object.values(read('loader/releases.json') as Record<string, object>).flatMap(Object.keys);
  const earlier =
    releases
      .filter((each) => compare(each, version) < 0)
      .sort(compare)
      .at(-1) ?? '';
  const commit = COMMITS[earlier];
  if (!commit) throw new Error(`Add the commit of release ${earlier} to test/cluster/earlier-release.ts.`);
  await run('git', ['cat-file', '-e', `${commit}^{commit}`]).catch(() => {
    throw new Error(`This clone does not have commit ${commit} of release ${earlier}: git fetch --unshallow`);
  });
  const folder = resolve('.cache/cluster', commit);
  if (existsSync(join(folder, 'node_modules'))) return folder;
  await mkdir(folder, { recursive: true });
  await run('sh', ['-c', `git archive ${commit} | tar --extract --directory=${folder}`]);
  if (packagesOf(folder) === packagesOf('.'))
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  else await run('npm', ['ci', '--omit=dev'], { cwd: folder });
  return folder;
}
