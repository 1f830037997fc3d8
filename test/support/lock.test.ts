import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withLock } from './lock';

const withFile = async (use: (file: string) => Promise<void>) => {
  const folder = await mkdtemp(join(tmpdir(), 'broker-lock-'));
  try {
    await use(join(folder, 'lock'));
  } finally {
    await rm(folder, { recursive: true });
  }
};

test('two pieces of work with one lock run one after the other', () =>
  withFile(async (file) => {
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      order.push(`${name} ends`);
    };
    await Promise.all([withLock(file, work('one')), withLock(file, work('other'))]);
    assert.equal(order, ['one begins', 'one ends', 'other begins', 'other ends']);
    assert.not(existsSync(file));
  }));

test('the lock of a process that has ended is ignored', () =>
  withFile(async (file) => {
    // No process can have this ID: it is above Linux's maximum.
    await writeFile(file, `${2 ** 30}`);
    assert.is(await withLock(file, async () => 'done'), 'done');
  }));

test('a lock that is held too long is an error that names its file', () =>
  withFile(async (file) => {
    await writeFile(file, `${process.pid}`);
    const error = await withLock(file, async () => 'done', 0).catch((error: Error) => error.message);
    assert.match(`${error}`, `${file} has been locked for too long.`);
  }));

test.run();
