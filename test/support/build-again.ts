import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const SOURCES = ['loader', 'widgets', 'host-pages', 'rollup.config.mjs', 'tsconfig.json', 'package.json'];
const ROLLUP = ['--import', 'tsx', 'node_modules/rollup/dist/bin/rollup', '-c'];

const run = promisify(execFile);

/**
 * What a deploy of changed sources makes of a folder that holds the present build: bundled again, elsewhere.
 * @param changes by path: what is to be found in a source, and what stands there instead
 * @returns the folder with both builds, and what the bundler said
 */
export async function buildAgain(changes: Readonly<Record<string, readonly [string, string]>>) {
  const folder = mkdtempSync(join(tmpdir(), 'broker-build-'));
  for (const name of [...SOURCES, 'dist']) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [path, [before, after]] of Object.entries(changes)) {
    const source = readFileSync(join(folder, path), 'utf8');
    if (!source.includes(before)) throw new Error(`${path} has no ${before}`);
    writeFileSync(join(folder, path), source.replace(before, after));
  }
  const { stderr } = await run(process.execPath, ROLLUP, { cwd: folder });
  return {
    dist: join(folder, 'dist'),
    said: stderr,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
