import type { Kysely } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createAnalyticsCounter } from '../../../server/api/analytics-counter';
import { addCounts, readCounts } from '../../../server/db/analytics';
import { openDatabase } from '../../../server/db/open';
import { addPartner } from '../../../server/db/partners';
import type { Schema } from '../../../server/db/schema';
import { summarise } from '../../../server/reports/funnel-report';
import { withTempFolder } from '../temp-site';

const NOON = new Date('2026-11-24T12:00:00.000Z');
const PAGE = '/embed/quote-form';
const SEEN = { path: PAGE, form: 'quote-form', event: 'form_seen', field: '' };

/** Opens a database with a registered partner, `agent-42`. */
const withPartner = (use: (db: Kysely<Schema>) => Promise<void>) =>
  withTempFolder(async (dataFolder) => {
    const db = await openDatabase({ dataFolder, databaseUrl: undefined });
    await addPartner(db, { id: 'agent-42', name: 'Asha' }, NOON);
    try {
      await use(db);
    } finally {
      await db.destroy();
    }
  });

const counterOf = (db: Kysely<Schema>) => createAnalyticsCounter({ db, now: () => NOON });

const timesOf = async (db: Kysely<Schema>, partner: string) =>
  (await readCounts(db)).filter((row) => row.partner === partner).reduce((sum, { times }) => sum + times, 0);

test('a flood of invented partners is counted together, and a registered one always under its name', () =>
  withPartner(async (db) => {
    const counter = counterOf(db);
    await counter.flush();
    // Check after 3,000 invented partners, and again after a restart.
    for (const run of [counter, counterOf(db)]) {
      for (let number = 0; number < 3000; number++)
        run.add({ ...SEEN, partner: `p${number % 1500}-${number}` });
      run.add({ ...SEEN, partner: '“Agent‑42”' });
      run.add({ ...SEEN, partner: '' });
      await run.stop();
    }
    const rows = await db.selectFrom('analytics').select('partner').distinct().execute();
    // 50 partners by name, one row for all others, one for the registered partner, and one for no partner.
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

test('what a partner has sent is the number of its stored leads, whatever pages report', () => {
  const count = (event: string, times: number) => ({ ...SEEN, partner: 'agent-42', event, times });
  const reported = [count('form_seen', 10), count('form_submitted', 4), count('form_sent', 1000)];
  const lead = { partner: 'agent-42', product: 'quote', suspected: 0 };
  const [row] = summarise(reported, [{ ...lead, leads: 3 }]).partners;
  assert.equal([row?.sent, row?.leads, row?.sent_of_submitted, row?.sent_of_seen], [3, 3, 75, 30]);
  // The partner's own pages have forms that report no steps.
  const [other] = summarise(reported, [{ ...lead, leads: 20 }]).partners;
  assert.equal([other?.sent, other?.sent_of_seen], [20, null]);
});

test.run();
