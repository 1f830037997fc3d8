import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runBackup, runRestore } from '../../../server/commands/backup';
import { withTempFolder } from '../temp-site';
import { callCommand } from './call-command';

test('a damaged database is not backed up, and the message says what to do', () =>
  withTempFolder(async (folder) => {
    const file = join(folder, 'data/broker.db');
    await mkdir(dirname(file));
    await writeFile(file, 'damaged');
    const { code, stderr } = await callCommand(runBackup, { DATA_DIR: join(folder, 'data') }, [
      join(folder, 'leads.backup'),
    ]);
    assert.is(code, 1);
    assert.match(
      stderr,
      /broker\.db is damaged, or .*: file is not a database\. Check DATA_DIR, or restore the latest backup: npm run restore -- FILE\n$/,
    );
    assert.not(existsSync(join(folder, 'leads.backup')));
  }));

test('without a database nothing is backed up, and the message says which folder to set', () =>
  withTempFolder(async (folder) => {
    const { code, stderr } = await callCommand(runBackup, { DATA_DIR: join(folder, 'data') }, [
      join(folder, 'leads.backup'),
    ]);
    assert.is(code, 1);
    assert.match(stderr, /^There is no database at .*Set DATA_DIR as for the server/);
    assert.equal(await readdir(folder), []);
  }));

test('for PostgreSQL the commands name its own', async () => {
  const env = { DATABASE_URL: 'postgres://me:secret@localhost/broker' };
  for (const [command, program] of [
    [runBackup, 'pg_dump'],
    [runRestore, 'pg_restore'],
  ] as const) {
    const { code, stderr } = await callCommand(command, env, ['leads.backup']);
    assert.is(code, 1);
    assert.match(stderr, `For PostgreSQL: ${program} `);
    assert.not.match(stderr, 'secret');
  }
});

test('without a file, or with two, the usage is printed', async () => {
  for (const args of [[], ['one', 'two']]) {
    assert.is((await callCommand(runBackup, {}, args)).stderr, 'Usage: npm run backup -- FILE\n');
    assert.is((await callCommand(runRestore, {}, args)).stderr, 'Usage: npm run restore -- FILE\n');
  }
});

test.run();
