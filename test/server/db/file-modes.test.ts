import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runLeads } from '../../../server/commands/leads';
import { insertOnce } from '../../../server/db/leads';
import { openDatabase } from '../../../server/db/open';
import { callCommand } from '../commands/call-command';
import { QUOTE, withTempFolder } from '../temp-site';

const { type: _, ...fields } = QUOTE;

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

/** Opens the database in `dataFolder` and stores a lead. Returns the mode of each file in the folder, in octal. */
async function modesIn(dataFolder: string) {
  const db = await openDatabase({ dataFolder, databaseUrl: undefined });
  try {
    await insertOnce(db, { kind: 'quote', fields, extra: {} }, new Date());
    const files = (await readdir(dataFolder)).sort();
    return Object.fromEntries(
      await Promise.all(files.map(async (file) => [file, await modeOf(join(dataFolder, file))])),
    );
  } finally {
    await db.destroy();
  }
}

const PRIVATE = { 'broker.db': '600', 'broker.db-shm': '600', 'broker.db-wal': '600' };

test('only their owner can read the database, its folder, and lists that are written to a file', () =>
  withTempFolder(async (folder) => {
    const data = join(folder, 'new', 'data');
    assert.equal(await modesIn(data), PRIVATE);
    assert.equal([await modeOf(join(folder, 'new')), await modeOf(data)], ['700', '700']);
    const list = join(folder, 'leads.csv');
    await callCommand(runLeads, { DATA_DIR: data }, ['--csv', '--out', list]);
    assert.is(await modeOf(list), '600');
  }));

test('the database of an earlier release gets the same mode, and the folder keeps that of the operator', () =>
  withTempFolder(async (folder) => {
    await modesIn(folder);
    await chmod(join(folder, 'broker.db'), 0o644);
    await chmod(folder, 0o750);
    assert.equal(await modesIn(folder), PRIVATE);
    assert.is(await modeOf(folder), '750');
  }));

test.run();
