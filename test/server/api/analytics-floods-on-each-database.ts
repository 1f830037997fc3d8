import type { Kysely } from 'kysely';
import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { createAnalyticsCounter } from '../../../server/api/analytics-counter';
import { addCounts, readCounts } from '../../../server/db/analytics';
import { openDatabase } from '../../../server/db/open';
import { addPartner } from '../../../server/db/partners';
import type { Schema } from '../../../server/db/schema';
import type { DatabaseSettings } from '../../../server/db/settings';

const NOON = new Date('2026-11-24T12:00:00.000Z');
const PAGE = '/embed/quote-form';
const SEEN = { path: PAGE, form: 'quote-form', event: 'form_seen', field: '' };

const counterOf = (db: Kysely<Schema>) => createAnalyticsCounter({ db, now: () => NOON });

const timesOf = async (db: Kysely<Schema>, partner: string) =>
  (await readCounts(db)).filter((row) => row.partner === partner).reduce((sum, { times }) => sum + times, 0);

/**
 * Adds tests of floods: even if a site receives very many reports, it must store only a limited number of rows. Both
 * databases must pass these tests. `withEmpty` calls a function with an empty database.
 */
export function testAnalyticsFloods(
  test: Test,
  withEmpty: (use: (settings: DatabaseSettings) => Promise<void>) => Promise<void>,
) {
  /** Opens a database with a registered partner, `agent-42`. */
  const withPartner = (use: (db: Kysely<Schema>) => Promise<void>) =>
    withEmpty(async (settings) => {
      const db = await openDatabase(settings);
      await addPartner(db, { id: 'agent-42', name: 'Asha' }, NOON);
      try {
        await use(db);
      } finally {
        await db.destroy();
      }
    });

  test('a flood of invented partners is counted together, and a registered one always under its name', () =>
    withPartner(async (db) => {
      const counter = counterOf(db);
      await counter.flush();
      // A new counter stands for a restarted server. Each run reports 3,000 invented partners.
      for (const run of [counter, counterOf(db)]) {
        for (let number = 0; number < 3000; number++)
          run.add({ ...SEEN, partner: `p${number % 1500}-${number}` });
        run.add({ ...SEEN, partner: '“Agent‑42”' });
        run.add({ ...SEEN, partner: '' });
        await run.stop();
      }
      const rows = await db.selectFrom('analytics').select('partner').distinct().execute();
      // The stored partners are 50 invented ones, one name for all other invented ones, the registered partner, and ''.
      assert.is(rows.length, 53);
      assert.is(await timesOf(db, 'agent-42'), 2);
      assert.is(await timesOf(db, ''), 2);
      const all = (await readCounts(db)).reduce((sum, { times }) => sum + times, 0);
      assert.is(all, 6004);
    }));

  test('invented pages of partners make a limited number of rows, and the partner keeps its counts', () =>
    withPartner(async (db) => {
      const counter = counterOf(db);
      for (let number = 0; number < 3000; number++)
        counter.add({ ...SEEN, path: `/page-${number}`, partner: 'agent-42' });
      await counter.stop();
      const { length } = await db.selectFrom('analytics').selectAll().execute();
      assert.is(length, 1001);
      assert.is(await timesOf(db, 'agent-42'), 3000);
    }));

  test('counts are deleted after 400 days', () =>
    withPartner(async (db) => {
      const old = { ...SEEN, partner: '', times: 1 };
      await addCounts(db, [
        { ...old, day: '2025-10-19' },
        { ...old, day: '2025-10-20' },
      ]);
      const counter = counterOf(db);
      counter.add({ ...SEEN, partner: '' });
      await counter.stop();
      const days = await db.selectFrom('analytics').select('day').orderBy('day').execute();
      assert.equal(
        days.map(({ day }) => day),
        ['2025-10-20', '2026-11-24'],
      );
    }));
}
