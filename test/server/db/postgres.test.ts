import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addCounts, readCounts } from '../../../server/db/analytics';
import { findLeadId, insertOnce, leadReference, type NewLead } from '../../../server/db/leads';
import { databaseAddress, openDatabase, openExisting } from '../../../server/db/open';
import { selectCities, selectStates } from '../../../server/db/places';
import { seedPlaces } from '../../../server/db/seeds';
import { STATES } from '../../../widgets/contract/states';
import { setUpPostgres } from '../../support/postgres';
import { listLeads } from '../../support/stored-leads';
import { QUOTE, smallDist, withTempFolder, writeFiles } from '../temp-site';

const withPostgres = setUpPostgres(test);

const { type: _, ...fields } = QUOTE;
const LEAD: NewLead = { kind: 'quote', fields, extra: { partner: 'agent-42' } };
const NOON = new Date('2026-11-20T12:00:00.000Z');
const NEXT_NOON = new Date('2026-11-21T12:00:00.000Z');

test('PostgreSQL is migrated once, stores leads as SQLite does, and stores a repeated lead once', () =>
  withPostgres(async (settings) => {
    assert.is(await openExisting(settings), undefined);
    await (await openDatabase(settings)).destroy();
    const db = await openDatabase(settings);
    const key = await insertOnce(db, LEAD, NOON);
    assert.is(key.id, 1);
    assert.equal(await insertOnce(db, LEAD, NOON), key);
    const later = await insertOnce(db, LEAD, NEXT_NOON);
    assert.is.not(later.id, key.id);
    assert.is(await findLeadId(db, leadReference(later)), later.id);

    const [first, second, ...others] = await listLeads(db);
    const { repeat_key, suspected, partner, language, ...stored } = { ...first };
    assert.equal(stored, {
      ...fields,
      ...key,
      received_at: NOON.toISOString(),
      extra: '{"partner":"agent-42"}',
      deliver_after: null,
    });
    assert.equal([repeat_key, suspected, partner, language], [null, null, 'agent-42', null]);
    assert.is(second?.id, later.id);
    assert.is(others.length, 0);
    assert.equal(
      (await listLeads(db, NEXT_NOON)).map((lead) => lead.id),
      [later.id],
    );
    await db.destroy();
  }));

test('PostgreSQL stores concurrent duplicates once', () =>
  withPostgres(async (settings) => {
    const db = await openDatabase(settings);
    const keys = await Promise.all(Array.from({ length: 5 }, () => insertOnce(db, LEAD, NOON)));
    assert.is(new Set(keys.map(leadReference)).size, 1);
    assert.is((await listLeads(db)).length, 1);
    await db.destroy();
  }));

test('PostgreSQL adds up counts of visits', () =>
  withPostgres(async (settings) => {
    const db = await openDatabase(settings);
    const count = { path: '/', partner: '', form: '', event: 'view', field: '' };
    for (const [day, times] of [
      ['2026-11-23', 1],
      ['2026-11-24', 2],
      ['2026-11-24', 3],
    ] as const) {
      await addCounts(db, [{ ...count, day, times }]);
    }
    assert.equal(await readCounts(db), [{ ...count, times: 6 }]);
    assert.equal(await readCounts(db, '2026-11-24'), [{ ...count, times: 5 }]);
    await db.destroy();
  }));

test('PostgreSQL is seeded with the places of a build', () =>
  withTempFolder((dist) =>
    withPostgres(async (settings) => {
      await writeFiles(dist, smallDist());
      const db = await openDatabase(settings);
      await seedPlaces(db, dist);
      await seedPlaces(db, dist);
      assert.is((await selectStates(db)).length, STATES.length);
      assert.is((await selectCities(db)).length, STATES.length + 1);
      await db.destroy();
    }),
  ));

test('the displayed address has no password', () => {
  const databaseUrl = 'postgres://me:secret@db.example:5433/broker?password=secret';
  assert.is(databaseAddress({ databaseUrl, dataFolder: '/x' }), 'postgres://db.example:5433/broker');
});

test.run();
