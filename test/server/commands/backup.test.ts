// gate: npm test only, because it saves and restores databases and folders of a machine
import { existsSync, readdirSync, readlinkSync, watch } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runBackup, runRestore } from '../../../server/commands/backup';
import { insertOnce } from '../../../server/db/leads';
import { openDatabase } from '../../../server/db/open';
import { listLeads } from '../../support/stored-leads';
import { QUOTE, withTempFolder } from '../temp-site';
import { callCommand } from './call-command';
import { runCommand } from './run-command';

const { type: _, ...fields } = QUOTE;

const openIn = (dataFolder: string) => openDatabase({ dataFolder, databaseUrl: undefined });
type Db = Awaited<ReturnType<typeof openIn>>;

const store = (db: Db, number: number) =>
  insertOnce(db, { kind: 'quote', fields: { ...fields, city: `City ${number}` }, extra: {} }, new Date());

async function withDatabase(use: (folder: string, db: Db) => Promise<void>): Promise<void> {
  await withTempFolder(async (folder) => {
    const db = await openIn(join(folder, 'data'));
    try {
      await use(folder, db);
    } finally {
      await db.destroy();
    }
  });
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Returns true if this process has an open file in a folder. */
const hasOpenFile = (folder: string) =>
  readdirSync('/proc/self/fd').some((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder);
    } catch {
      return false;
    }
  });

/**
 * Makes libsql close the database file in a folder. libsql closes a connection only after the connection's last
 * statement has been garbage-collected, and the statement's finalizer has run. On a busy machine, that takes several
 * turns of the event loop.
 */
async function releaseFile(data: string) {
  for (let turn = 0; turn < 1000 && hasOpenFile(data); turn++) {
    collectGarbage();
    await new Promise(setImmediate);
  }
}

const backUp = (folder: string, file: string, data = 'data') =>
  callCommand(runBackup, { DATA_DIR: join(folder, data) }, [join(folder, file)]);
const restore = (folder: string, file: string, data = 'data') =>
  callCommand(runRestore, { DATA_DIR: join(folder, data) }, [join(folder, file)]);

async function citiesIn(dataFolder: string): Promise<(string | null)[]> {
  const db = await openIn(dataFolder);
  try {
    return (await listLeads(db)).map(({ city }) => city);
  } finally {
    await db.destroy();
  }
}

test('a backup that is made while leads arrive has every lead that was stored before it, and can be restored', () =>
  withDatabase(async (folder, db) => {
    let stored = 0;
    let isWriting = true;
    const write = async () => {
      while (isWriting) {
        await store(db, stored);
        stored++;
      }
    };
    const writing = write();
    while (stored < 20) await new Promise(setImmediate);
    const before = stored;
    const { code, stdout } = await backUp(folder, 'leads.backup');
    isWriting = false;
    await writing;
    assert.is(code, 0);
    assert.match(stdout, /^Wrote \d+ leads to /);
    assert.is(((await stat(join(folder, 'leads.backup'))).mode & 0o777).toString(8), '600');

    const restored = await restore(folder, 'leads.backup', 'other');
    assert.is(restored.code, 0, restored.stderr);
    const cities = await citiesIn(join(folder, 'other'));
    assert.ok(cities.length >= before, `${cities.length} of ${before}`);
    assert.equal(
      cities,
      cities.map((_, number) => `City ${number}`),
    );
    assert.equal((await readdir(folder)).sort(), ['data', 'leads.backup', 'leads.backup.sha256', 'other']);
  }));

test('a backup never replaces a file', () =>
  withDatabase(async (folder, db) => {
    await store(db, 1);
    await writeFile(join(folder, 'leads.backup'), 'mine');
    const { code, stderr } = await backUp(folder, 'leads.backup');
    assert.equal(
      [code, stderr],
      [1, `${join(folder, 'leads.backup')} already exists. Choose another file name.\n`],
    );
    assert.is((await stat(join(folder, 'leads.backup'))).size, 4);
  }));

test('a database that is in use is not replaced', () =>
  withDatabase(async (folder, db) => {
    await store(db, 1);
    await backUp(folder, 'leads.backup');
    await store(db, 2);
    const { code, stderr } = await restore(folder, 'leads.backup');
    assert.is(code, 1);
    assert.match(stderr, `${join(folder, 'data', 'broker.db')} is in use (`);
    assert.match(stderr, '). Stop the server first.\n');
    assert.is((await listLeads(db)).length, 2);
  }));

test('only its owner can read a restored database, although others can read the backup', () =>
  withDatabase(async (folder, db) => {
    await store(db, 1);
    await backUp(folder, 'leads.backup');
    await chmod(join(folder, 'leads.backup'), 0o644);
    assert.is((await restore(folder, 'leads.backup', 'other')).code, 0);
    assert.is(((await stat(join(folder, 'other', 'broker.db'))).mode & 0o777).toString(8), '600');
  }));

test('a database that is replaced is kept', () =>
  withTempFolder(async (folder) => {
    const data = join(folder, 'data');
    const db = await openIn(data);
    await store(db, 1);
    await backUp(folder, 'leads.backup');
    await store(db, 2);
    await db.destroy();
    await releaseFile(data);
    const { code, stdout } = await restore(folder, 'leads.backup');
    assert.is(code, 0);
    const kept = (await readdir(data)).find((name) => name.startsWith('broker.db.before-')) ?? '';
    assert.match(stdout, `The previous database is kept as ${join(data, kept)}\n`);
    await mkdir(join(folder, 'kept'));
    await copyFile(join(data, kept), join(folder, 'kept', 'broker.db'));
    assert.equal(await citiesIn(data), ['City 1']);
    assert.equal(await citiesIn(join(folder, 'kept')), ['City 1', 'City 2']);
  }));

for (const [what, damage] of [
  ['whose header is overwritten', (file) => Buffer.concat([Buffer.alloc(100, 'x'), file.subarray(100)])],
  ['that is cut off', (file) => file.subarray(0, file.length / 2)],
] as readonly (readonly [string, (file: Buffer) => Buffer])[])
  test(`a database ${what} is replaced, and kept`, () =>
    withTempFolder(async (folder) => {
      const data = join(folder, 'data');
      const db = await openIn(data);
      await store(db, 1);
      await backUp(folder, 'leads.backup');
      await db.destroy();
      await releaseFile(data);
      const damaged = damage(await readFile(join(data, 'broker.db')));
      await writeFile(join(data, 'broker.db'), damaged);
      const { code, stderr } = await restore(folder, 'leads.backup');
      assert.is(code, 0, stderr);
      assert.equal(await citiesIn(data), ['City 1']);
      const kept = (await readdir(data)).find((name) => name.startsWith('broker.db.before-')) ?? '';
      assert.ok((await readFile(join(data, kept))).equals(damaged));
    }));

test('a log that an ended server has left is not applied to a backup', () =>
  withDatabase(async (folder, db) => {
    await store(db, 1);
    await backUp(folder, 'leads.backup');
    await store(db, 2);
    // Create a folder with only the write-ahead log, as if the server was killed and an operator then moved broker.db
    // away.
    const data = join(folder, 'other');
    await mkdir(data);
    await copyFile(join(folder, 'data', 'broker.db-wal'), join(data, 'broker.db-wal'));
    assert.is((await restore(folder, 'leads.backup', 'other')).code, 0);
    assert.equal(await citiesIn(data), ['City 1']);
    assert.ok((await readdir(data)).some((name) => /^broker\.db\.before-.+-wal$/.test(name)));
  }));

for (const [what, content] of [
  ['a file that is no database', Buffer.from('nothing of the kind')],
  ['an empty file', Buffer.alloc(0)],
] as const)
  test(`${what} is not restored`, () =>
    withTempFolder(async (folder) => {
      const data = join(folder, 'data');
      const db = await openIn(data);
      await store(db, 1);
      await db.destroy();
      await writeFile(join(folder, 'leads.backup'), content);
      const { code, stderr } = await restore(folder, 'leads.backup');
      assert.is(code, 1);
      assert.ok(
        stderr.startsWith(
          `${join(folder, 'leads.backup')} is not a backup of this software, or is damaged: `,
        ),
        stderr,
      );
      assert.equal(await citiesIn(data), ['City 1']);
    }));

/** Resolves once the file `path` has been created. */
const whenCreated = (path: string) =>
  new Promise<void>((resolve) => {
    const watcher = watch(dirname(path), (_, name) => {
      if (name !== basename(path)) return;
      watcher.close();
      resolve();
    });
  });

/** Adds parts of a résumé, 40 MB in total, to the first lead, so that the backup takes long enough to be killed. */
const grow = (db: Db) =>
  sql`insert into resume_parts (lead_id, part, bytes)
    with recursive parts (part) as (select 1 union all select part + 1 from parts where part < 40)
    select 1, part, randomblob(1000000) from parts`.execute(db);

test('a backup that is killed leaves no file under its name, and the next one succeeds', () =>
  withDatabase(async (folder, db) => {
    await store(db, 1);
    await grow(db);
    const file = join(folder, 'leads.backup');
    const started = whenCreated(`${file}.partial`);
    const { child, ended } = runCommand('backup', folder, { DATA_DIR: join(folder, 'data') }, [file]);
    await started;
    child.kill('SIGKILL');
    await ended;
    assert.not(existsSync(file));
    assert.is((await backUp(folder, 'leads.backup')).stdout, `Wrote 1 lead to ${file}\n`);
    assert.equal((await readdir(folder)).sort(), ['data', 'leads.backup', 'leads.backup.sha256']);
  }));

test('a restore that is killed leaves the database in place, and the next one succeeds', () =>
  withTempFolder(async (folder) => {
    const data = join(folder, 'data');
    const db = await openIn(data);
    await store(db, 1);
    await grow(db);
    await backUp(folder, 'leads.backup');
    await store(db, 2);
    await db.destroy();
    await releaseFile(data);
    const started = whenCreated(join(data, 'broker.db.partial'));
    const file = join(folder, 'leads.backup');
    const { child, ended } = runCommand('restore', folder, { DATA_DIR: data }, [file]);
    await started;
    child.kill('SIGKILL');
    await ended;
    assert.equal(await citiesIn(data), ['City 1', 'City 2']);
    await releaseFile(data);
    const { code, stderr } = await restore(folder, 'leads.backup');
    assert.is(code, 0, stderr);
    assert.equal(await citiesIn(data), ['City 1']);
  }));

test.run();
