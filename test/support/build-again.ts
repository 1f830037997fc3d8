import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { replaceBuild } from '../../build/replace-build';

const SOURCES = [
  'build',
  'loader',
  'widgets',
  'host-pages',
  'rollup.config.mjs',
  'tsconfig.json',
  'package.json',
];
const BUILD = ['--import', 'tsx', 'build/build-site.ts', 'dist-next', 'dist'];

const run = promisify(execFile);

/**
 * Copies the project with the current build, changes sources in the copy, and builds the copy again, as a deploy does.
 * With `isFirst`, the copy contains no build, as after a clone.
 * @param changes the texts to replace in each source, with their replacements, keyed by the source's path
 * @returns the copy's `dist` folder after the new build, the new build's stderr, and whether the new build failed
 */
export async function buildAgain(
  changes: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>>,
  { isFirst = false } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'broker-build-'));
  for (const name of isFirst ? SOURCES : [...SOURCES, 'dist'])
    cpSync(name, join(folder, name), { recursive: true });
  // Share the cache with the project, so that unchanged modules aren't built again.
  mkdirSync('.cache', { recursive: true });
  for (const name of ['node_modules', '.cache']) symlinkSync(resolve(name), join(folder, name));
  for (const [path, replacements] of Object.entries(changes)) {
    let source = readFileSync(join(folder, path), 'utf8');
    for (const [before, after] of replacements) {
      if (!source.includes(before)) throw new Error(`${path} has no ${before}`);
      source = source.replace(before, after);
    }
    writeFileSync(join(folder, path), source);
  }
  const { stderr, failed } = await run(process.execPath, BUILD, { cwd: folder }).then(
    ({ stderr }) => ({ stderr, failed: false }),
    ({ stderr }: { stderr: string }) => ({ stderr, failed: true }),
  );
  if (!failed) replaceBuild(join(folder, 'dist-next'), join(folder, 'dist'));
  return {
    dist: join(folder, 'dist'),
    stderr,
    failed,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
