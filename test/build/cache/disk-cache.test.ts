import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { codeHash } from '../../../build/cache/code-hash';
import { openCache } from '../../../build/cache/disk-cache';

const MONTH_AGO = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);

async function inFolder(use: (folder: string) => void | Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'broker-cache-'));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the cache's value for `inputs`, and `isMade`: true if the cache had to compute the value. */
async function getValue(cache: ReturnType<typeof openCache>, ...inputs: unknown[]) {
  let isMade = false;
  const value = await cache.get(inputs, () => {
    isMade = true;
    return `made of ${inputs.map(String)}`;
  });
  return { value, isMade };
}

test('a value is computed once for the same inputs, even across builds', () =>
  inFolder(async (folder) => {
    const made = await getValue(openCache(folder, ['1']), 'a', /b/);
    assert.equal(made, { value: 'made of a,/b/', isMade: true });
    assert.equal(await getValue(openCache(folder, ['1']), 'a', /b/), { ...made, isMade: false });
  }));

test('a value is computed again for a different input or tool', () =>
  inFolder(async (folder) => {
    await getValue(openCache(folder, ['1']), 'a', /b/, { c: 1 });
    for (const inputs of [['x', /b/, { c: 1 }], ['a', /x/, { c: 1 }], ['a', /b/, { c: 2 }], ['a']]) {
      const { value, isMade } = await getValue(openCache(folder, ['1']), ...inputs);
      assert.equal([value, isMade], [`made of ${inputs.map(String)}`, true]);
    }
    assert.ok((await getValue(openCache(folder, ['2']), 'a', /b/, { c: 1 })).isMade);
  }));

test('bytes are read back unchanged', () =>
  inFolder(async (folder) => {
    const bytes = Buffer.from([0, 255, 128]);
    openCache(folder, []).write(['png'], bytes);
    assert.ok(Buffer.from(openCache(folder, []).read<Uint8Array>(['png']) ?? []).equals(bytes));
  }));

test('a function as an input throws, since its code cannot be compared', () =>
  inFolder(async (folder) => {
    assert.throws(() => openCache(folder, []).has([() => 1]), /could not be cloned/);
  }));

test('an entry that no build has read for a month is removed, and one that was read is kept', () =>
  inFolder(async (folder) => {
    const cache = openCache(folder, []);
    for (const name of ['read', 'unread']) cache.write([name], name);
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), MONTH_AGO, MONTH_AGO);
    cache.read(['read']);
    cache.prune();
    assert.equal([cache.has(['read']), cache.has(['unread'])], [true, false]);
  }));

test('the hash of code changes with every module that it imports', () =>
  inFolder((folder) => {
    mkdirSync(join(folder, 'parts'));
    const files = {
      'main.ts': "import { part } from './parts/part';\nexport { part };",
      'parts/part.tsx': "export { other as part } from '../other.mjs';",
      'other.mjs': "export const other = () => import('./late');",
      'late.ts': 'export const late = 1;',
    };
    const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
    for (const [path, text] of Object.entries(files)) write(path, text);
    const hash = () => codeHash(join(folder, 'main.ts'));
    const hashes = new Set([hash()]);
    for (const [path, text] of Object.entries(files)) {
      write(path, `${text}\n// changed`);
      hashes.add(hash());
    }
    assert.is(hashes.size, 5);
    write('late.ts', "import './gone';");
    assert.throws(hash, /late\.ts imports \.\/gone, and there is no such file/);
  }));

test.run();
