import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runLeads } from '../../../server/commands/leads';
import { insertOnce } from '../../../server/db/leads';
import { openDatabase } from '../../../server/db/open';
import { callCommand } from '../commands/call-command';
import { QUOTE, withTempFolder } from '../temp-site';
import { testErasures, withStoredLeads } from './erasures-tests';

const DAY_MS = 24 * 60 * 60 * 1000;

testErasures(test, (use) => withTempFolder((dataFolder) => use({ dataFolder, databaseUrl: undefined })));

/** Returns the items of `texts` that occur in broker.db or in its write-ahead log. */
async function findBytes(folder: string, texts: readonly string[]): Promise<string[]> {
  const files = await Promise.all(
    ['broker.db', 'broker.db-wal'].map((name) => readFile(join(folder, name)).catch(() => Buffer.alloc(0))),
  );
  return texts.filter((text) => files.some((bytes) => bytes.includes(text)));
}

test('no bytes of an erased lead or its résumé remain in the files, while the server has them open', () =>
  withTempFolder((dataFolder) =>
    withStoredLeads({ dataFolder, databaseUrl: undefined }, async ({ leads }) => {
      const texts = [QUOTE.mobile, 'asha@example.com', 'Asha', 'cv.pdf', 'a'.repeat(1000)];
      assert.equal(await findBytes(dataFolder, texts), texts);
      await leads('--person', QUOTE.mobile, '--erase');
      assert.equal(await findBytes(dataFolder, texts), []);
      assert.equal(await findBytes(dataFolder, ['ravi@example.com']), ['ravi@example.com']);
    }),
  ));

test('no bytes remain of leads that SQLite has moved or rewritten', () =>
  withTempFolder((dataFolder) =>
    withStoredLeads({ dataFolder, databaseUrl: undefined }, async ({ db, leads }) => {
      const { type: _, ...fields } = QUOTE;
      const mobiles = Array.from({ length: 200 }, (_, at) => `${9_100_000_000 + at}`);
      const insert = (mobile: string, at: number, time: number) => {
        const message = 'm'.repeat((at * 37) % 400);
        const lead = { kind: 'quote', fields: { ...fields, mobile, message }, extra: {} } as const;
        return insertOnce(db, lead, new Date(time));
      };
      for (const [at, mobile] of mobiles.entries()) await insert(mobile, at, Date.now() - 2 * DAY_MS);
      // Store copies of four of these leads, two days later. After two days, `insertOnce` stores each copy as a new
      // lead. `insertOnce` also clears `repeat_key` in the row of the original, so SQLite rewrites that row.
      for (const at of [0, 3, 6, 9]) await insert(mobiles[at] ?? '', at, Date.now());
      const removed = mobiles.filter((_, at) => at % 4 === 1);
      await db.deleteFrom('leads').where('mobile', 'in', removed).execute();
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
      const erased = [mobiles[0] ?? '', mobiles[3] ?? '', mobiles[6] ?? ''];
      for (const mobile of erased) await leads('--person', mobile, '--erase');
      assert.equal(await findBytes(dataFolder, [...erased, ...removed]), []);
    }),
  ));

test('while another process is reading the file, the command says how to remove the traces', () =>
  withTempFolder((dataFolder) =>
    withStoredLeads({ dataFolder, databaseUrl: undefined }, async ({ db, leads }) => {
      const file = join(dataFolder, 'broker.db');
      const reader = new Database(file);
      reader.exec('begin');
      reader.prepare('select * from leads').all();
      try {
        const { code, stdout, stderr } = await leads('--person', QUOTE.mobile, '--erase');
        assert.is(code, 1);
        assert.match(stdout, /^Erased: /);
        assert.is(
          stderr,
          `The leads are erased, but traces may remain in ${file}: another process is reading the file. ` +
            `Remove them: sqlite3 ${file} "vacuum; pragma wal_checkpoint(truncate)"\n`,
        );
        assert.is((await db.selectFrom('leads').selectAll().execute()).length, 1);
      } finally {
        reader.exec('rollback');
        reader.close();
      }
    }),
  ));

test('without leads there is nothing to export or erase', () =>
  withTempFolder(async (folder) => {
    await (await openDatabase({ dataFolder: folder, databaseUrl: undefined })).destroy();
    const leads = (...args: string[]) => callCommand(runLeads, { DATA_DIR: folder }, args);
    assert.is((await leads('--person', 'asha@example.com')).stdout, '[]\n');
    assert.is((await leads('--person', 'asha@example.com', '--erase')).stdout, 'There are no such leads.\n');
    assert.is((await leads('--erasures')).stdout, 'Nothing has been erased yet.\n');
  }));

test('invalid arguments print a one-line error with the usage, and erase nothing', () =>
  withTempFolder((dataFolder) =>
    withStoredLeads({ dataFolder, databaseUrl: undefined }, async ({ db, leads }) => {
      for (const [args, message] of [
        [['--erase'], '--erase needs --person'],
        [['--person', 'Asha'], '--person needs an email address or a mobile number'],
        [['--person', '98765 4321', '--erase'], '--person needs an email address or a mobile number'],
        [['--person', QUOTE.mobile, '--dry-run'], '--dry-run needs --erase or --purge-older-than'],
        [['--dry-run'], '--dry-run needs --erase or --purge-older-than'],
        [['--person', QUOTE.mobile, '--purge-older-than', '3'], '--person and --purge-older-than exclude'],
        [['--purge-older-than', '0'], '--purge-older-than needs a number of days'],
        [['--purge-older-than', '1e3'], '--purge-older-than needs a number of days'],
        [['--purge-older-than', '365', QUOTE.mobile], `Unexpected argument '${QUOTE.mobile}'`],
        [['--erasures', '--csv'], '--erasures and --csv exclude each other'],
      ] as const) {
        const { code, stdout, stderr } = await leads(...args);
        assert.equal([code, stdout], [1, ''], args.join(' '));
        assert.ok(stderr.startsWith(message), stderr);
        assert.match(stderr, /^[^\n]+Usage: npm run leads[^\n]+\n$/);
      }
      assert.is((await db.selectFrom('leads').selectAll().execute()).length, 3);
    }),
  ));

test.run();
