// gate: npm test only, because it saves and restores databases
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runBackup, runRestore } from '../../../server/commands/backup';
import { checksumFile, checksumLine, hashFile } from '../../../server/db/check-backup';
import { insertOnce } from '../../../server/db/leads';
import { openDatabase } from '../../../server/db/open';
import { DATABASE_FILE, fixtureFolder, SAVED_VERSIONS } from '../db/saved-databases';
import { QUOTE } from '../temp-site';
import { callCommand } from './call-command';

const { type: _, ...fields } = QUOTE;

let folder: string;
let count = 0;

/**
 * Copies the backup, which has one lead, and its checksum file to a new folder. Returns the path of the copied backup.
 */
async function copyBackup(): Promise<string> {
  const own = join(folder, `${++count}`);
  await mkdir(own);
  const file = join(own, 'leads.backup');
  for (const path of [file, checksumFile(file)]) await copyFile(path.replace(own, folder), path);
  return file;
}

/** Runs `npm run restore` for a backup. The data folder is `data`, beside the backup. */
const restore = (file: string) => callCommand(runRestore, { DATA_DIR: join(file, '../data') }, [file]);
const restored = (file: string) => join(file, '../data/broker.db');

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broker-test-'));
  const db = await openDatabase({ dataFolder: join(folder, 'data'), databaseUrl: undefined });
  await insertOnce(db, { kind: 'quote', fields, extra: {} }, new Date());
  await db.destroy();
  const file = join(folder, 'leads.backup');
  assert.is((await callCommand(runBackup, { DATA_DIR: join(folder, 'data') }, [file])).code, 0);
});
test.after(() => rm(folder, { recursive: true, force: true }));

type Change = readonly [what: string, sql: readonly string[], message: string];

const OTHER_SCHEMAS: readonly Change[] = [
  [
    'a trigger',
    ['create trigger t after insert on leads begin delete from leads; end'],
    'it has the trigger t',
  ],
  ['a view', ['create view v as select * from leads'], 'it has the view v'],
  ['another table', ['create table notes (text text)'], 'it has the table notes'],
  ['another index', ['create index i on leads (city)'], 'it has the index i'],
  ['another column', ['alter table leads add column price text'], 'its table leads is not'],
  ['a table less', ['drop table erasures'], 'it has no table erasures'],
  ['an index less', ['drop index leads_newest'], 'it has no index leads_newest'],
  ['no migrations', ['delete from kysely_migration'], 'its migrations are missing'],
  ['a migration less', ["delete from kysely_migration where name like '0002%'"], 'its migrations are'],
  [
    'a trigger and a newer migration',
    [
      "insert into kysely_migration values ('9999-next', '')",
      'create trigger t after insert on leads begin delete from leads; end',
    ],
    'it has the trigger t',
  ],
];

/** Runs SQL statements on a backup. If `isHashed`, also updates the backup's checksum file. */
async function changeBackup(file: string, statements: readonly string[], isHashed: boolean): Promise<void> {
  const database = new Database(file);
  for (const statement of statements) database.exec(statement);
  database.close();
  if (isHashed) await writeFile(checksumFile(file), checksumLine(await hashFile(file), file));
}

for (const [what, statements, message] of OTHER_SCHEMAS)
  test(`a backup with ${what} is not restored, and the database stays`, async () => {
    const file = await copyBackup();
    await mkdir(join(file, '../data'));
    await writeFile(restored(file), 'the database before');
    await changeBackup(file, statements, true);
    const { code, stderr } = await restore(file);
    assert.is(code, 1);
    assert.match(stderr, `${file} is not a backup of this software, or is damaged: ${message}`);
    assert.is(await readFile(restored(file), 'utf8'), 'the database before');
    assert.equal(await readdir(join(file, '../data')), ['broker.db']);
  });

test("another program's database with a table of leads is not restored", async () => {
  const file = join(folder, 'other.backup');
  await changeBackup(file, ['create table leads (id integer primary key, city text)'], false);
  const { code, stderr } = await restore(file);
  assert.is(code, 1);
  assert.match(stderr, 'is not a backup of this software');
});

test('a backup that was changed since it was written is not restored; one without a checksum is, with a warning', async () => {
  const file = await copyBackup();
  assert.match(await readFile(checksumFile(file), 'utf8'), /^[\da-f]{64} {2}leads\.backup\n$/);
  await changeBackup(file, ["update leads set city = 'Goa'"], false);
  const changed = await restore(file);
  assert.is(changed.code, 1);
  assert.match(changed.stderr, `${file} has changed since it was written`);
  assert.not(existsSync(restored(file)));
  await rm(checksumFile(file));
  const unknown = await restore(file);
  assert.equal([unknown.code, unknown.stderr], [0, '']);
  assert.match(unknown.stdout, `Warning: there is no ${checksumFile(file)}`);
  assert.ok(existsSync(restored(file)));
});

for (const version of SAVED_VERSIONS)
  test(`a database of version ${version} is restored`, async () => {
    const file = await copyBackup();
    await rm(checksumFile(file));
    await copyFile(join(fixtureFolder(version), DATABASE_FILE), file);
    const { code, stderr } = await restore(file);
    assert.equal([code, stderr], [0, '']);
  });

test('a backup that a newer release has migrated is restored', async () => {
  const file = await copyBackup();
  const newer = [
    "insert into kysely_migration values ('9999-next', '')",
    'alter table leads add column x text',
  ];
  await changeBackup(file, newer, true);
  assert.match((await restore(file)).stdout, /^Restored 1 lead to /);
});

test.run();
