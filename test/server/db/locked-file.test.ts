import { join } from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sampleContent } from '../../../demo/samples/content';
import { seedContent } from '../../../server/db/content';
import { openDatabase } from '../../../server/db/open';
import { seedPlaces } from '../../../server/db/seeds';
import { listLeads } from '../../support/stored-leads';
import { QUOTE, withSite } from '../temp-site';

/** Takes the write lock of a site's database file, as another program does while it edits the file. */
async function lockFile(folder: string) {
  const database = new Database(join(folder, 'data', 'broker.db'));
  database.exec('begin immediate');
  return {
    async release() {
      database.exec('rollback');
      database.close();
    },
  };
}

/** Starts a site that waits up to a minute for a locked database file before it refuses a lead. */
const withWaitingSite = (use: Parameters<typeof withSite>[0]) => withSite(use, { lockTimeoutMs: 60_000 });

test('pages and lists are served while a lead waits for a locked file, which is stored after the unlock', () =>
  withWaitingSite(async ({ db, folder, errors, post, send }) => {
    const lock = await lockFile(folder);
    let isAnswered = false;
    const lead = post(QUOTE).finally(() => {
      isAnswered = true;
    });
    // Request 30 pages. By the time the server has answered all of them, the lead has reached the database and waits
    // for the lock.
    for (let page = 0; page < 30; page++) assert.is((await send({ url: '/' })).statusCode, 200);
    assert.is((await post({ action: 'list' }, '/api/blog.php')).statusCode, 200);
    assert.is(isAnswered, false);
    await lock.release();
    assert.is((await lead).statusCode, 200);
    assert.is((await listLeads(db)).length, 1);
    assert.equal(errors, []);
  }));

test('a server starts on an up-to-date database while another program has locked the file', () =>
  withSite(async ({ folder }) => {
    const lock = await lockFile(folder);
    const settings = { dataFolder: join(folder, 'data'), databaseUrl: undefined };
    const db = await openDatabase(settings, { lockTimeoutMs: 0 });
    await seedPlaces(db, join(folder, 'dist'));
    await seedContent(db, sampleContent, new Date());
    assert.equal(await listLeads(db), []);
    await db.destroy();
    await lock.release();
  }));

test('leads that wait too long get 500, and are stored once if they are sent again after the unlock', () =>
  withSite(
    async ({ db, folder, post }) => {
      const lock = await lockFile(folder);
      const others = ['Nellore', 'Tenali'].map((city) => ({ ...QUOTE, city }));
      const refused = await Promise.all([QUOTE, ...others].map((lead) => post(lead)));
      assert.equal(
        refused.map(({ statusCode }) => statusCode),
        [500, 500, 500],
      );
      assert.match(refused[0]?.json().message, 'your request was not stored');
      await lock.release();
      assert.is((await post(QUOTE)).statusCode, 200);
      assert.is((await post(QUOTE)).statusCode, 200);
      assert.is((await listLeads(db)).length, 1);
    },
    { lockTimeoutMs: 300 },
  ));

test('a connection that waited for a locked file still commits to the disk before the response', () =>
  withWaitingSite(async ({ db, folder, post }) => {
    const lock = await lockFile(folder);
    const lead = post(QUOTE);
    for (let page = 0; page < 30; page++) await post({ action: 'list' }, '/api/blog.php');
    await lock.release();
    await lead;
    const settings = await db
      .transaction()
      .execute(async (transaction) => [
        (await sql`pragma synchronous`.execute(transaction)).rows,
        (await sql`pragma foreign_keys`.execute(transaction)).rows,
      ]);
    assert.equal(settings, [[{ synchronous: 2 }], [{ foreign_keys: 1 }]]);
  }));

test.run();
