import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Plugin, rollup } from 'rollup';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openCache } from '../../../build/cache/disk-cache';

type Options = { cache: ReturnType<typeof openCache>; folders: readonly string[] };
const path: string = '../../../build/cache/cached-typescript.mjs';
const { cachedTypescript }: { cachedTypescript: (options: Options) => Plugin } = await import(path);

const project = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'broker-typescript-'));
test.before(() => {
  for (const name of ['tsconfig.json', 'build/cache']) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'widgets'));
  process.chdir(folder);
});
test.after(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

/** Bundles a widget that imports its wording from copy.ts. The source of copy.ts is `copy`. */
async function bundle(copy: string) {
  writeFileSync(
    'widgets/main.tsx',
    "import { COPY } from './copy';\nexport const show = (): string => COPY.trim();",
  );
  writeFileSync('widgets/copy.ts', copy);
  const cache = openCache('.cache/build');
  const written: unknown[] = [];
  const countingCache: Options['cache'] = {
    ...cache,
    write: (inputs, value) => {
      written.push(inputs);
      return cache.write(inputs, value);
    },
  };
  const build = await rollup({
    input: 'widgets/main.tsx',
    plugins: [cachedTypescript({ cache: countingCache, folders: ['widgets'] })],
  });
  const { output } = await build.generate({ sourcemap: true });
  await build.close();
  return { code: output[0].code, map: `${output[0].map}`, compiled: written.length };
}

const HELLO = "export const COPY: string = 'Hello';";

test('a cached result equals the compiled one, including the source map', async () => {
  const first = await bundle(HELLO);
  assert.is(first.compiled, 2);
  assert.equal(await bundle(HELLO), { ...first, compiled: 0 });
});

test('only a changed file is compiled again', async () => {
  await bundle(HELLO);
  const { code, compiled } = await bundle("export const COPY: string = 'Good day';");
  assert.is(compiled, 1);
  assert.match(code, 'Good day');
});

test('a syntax error fails the build each time and names the file', async () => {
  for (const _ of ['first', 'again']) {
    const problem = await bundle('export const COPY: = 1;').catch(
      (error: Error & { loc?: { file: string } }) => error,
    );
    assert.instance(problem, Error);
    assert.match(
      `${(problem as { loc?: { file: string } }).loc?.file} ${(problem as Error).message}`,
      'copy.ts',
    );
  }
});

test.run();
