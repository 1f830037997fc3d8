import type { Kysely } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type LeadFilter, listChoices, listPositions, readListed } from '../../../server/db/lead-list';
import { changeState, listStatusChanges, markRead, readState } from '../../../server/db/lead-states';
import { insertOnce, leadReference } from '../../../server/db/leads';
import { openDatabase } from '../../../server/db/open';
import { findLinkedPartner, makePartnerLink } from '../../../server/db/partner-links';
import { addPartner } from '../../../server/db/partners';
import type { Schema } from '../../../server/db/schema';
import { countPartnerDays } from '../../../server/reports/partner-days';
import { setUpPostgres } from '../../support/postgres';
import { quote } from '../desk/temp-desk';

const withPostgres = setUpPostgres(test);

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute));

async function namesOf(db: Kysely<Schema>, fields: Omit<LeadFilter, 'now'>, range = {}): Promise<string[]> {
  const filter = { now: at(5), ...fields };
  const positions = await listPositions(db, filter, { limit: 50, ...range });
  const leads = await readListed(
    db,
    positions.map(({ id }) => id),
    filter.now,
  );
  return leads.map(({ name }) => name);
}

test('PostgreSQL lists, filters, searches and changes leads as SQLite does', () =>
  withPostgres(async (settings) => {
    const db = await openDatabase(settings);
    try {
      const te = { partner: 'agent-42', language: 'te' };
      const reference = leadReference(await insertOnce(db, quote({ first_name: 'Asha' }, te), at(0)));
      await insertOnce(db, quote({ first_name: '100%', mobile: '9123456780', city: 'Hyderabad' }), at(0));
      const robot = quote({ first_name: 'Robot', type_of_insurance: 'Aaa' });
      await insertOnce(db, { ...robot, suspected: 'x' }, at(1));
      const all = ['100% Rao', 'Asha Rao'];
      const cases: [Omit<LeadFilter, 'now'>, string[]][] = [
        [{ isSuspected: false }, all],
        [{ isSuspected: true }, ['Robot Rao']],
        [{ partner: 'agent-42' }, ['Asha Rao']],
        [{ partner: '', isSuspected: false }, ['100% Rao']],
        [{ language: 'te' }, ['Asha Rao']],
        [{ language: 'en', isSuspected: false }, ['100% Rao']],
        [{ city: 'HYDERABAD' }, ['100% Rao']],
        [{ from: at(1) }, ['Robot Rao']],
        [{ until: at(1) }, all],
        [{ search: 'rao ASHA' }, ['Asha Rao']],
        [{ search: '%' }, ['100% Rao']],
        [{ search: '+91 91234 56780' }, ['100% Rao']],
        [{ search: '(+91 91234-56780).' }, ['100% Rao']],
        [{ search: 'ASHA@example', isSuspected: false }, all],
        [{ search: 'Example.COM', isSuspected: false }, all],
        [{ search: reference.slice(0, -1) }, ['Asha Rao']],
        [{ search: reference.slice(3) }, ['Asha Rao']],
        [{ status: 'new', isSuspected: false }, all],
        [{ status: 'unread', isSuspected: false }, all],
      ];
      for (const [filter, names] of cases)
        assert.equal(await namesOf(db, filter), names, JSON.stringify(filter));
      const [first] = await listPositions(db, { isSuspected: false, now: at(5) }, { limit: 1 });
      assert.equal(await namesOf(db, { isSuspected: false }, { before: first }), ['Asha Rao']);
      assert.equal(await namesOf(db, {}, { after: first }), ['Robot Rao']);
      assert.equal(await listChoices(db, 'partner'), ['agent-42']);
      assert.equal(await listChoices(db, 'type_of_insurance'), ['Motor']);

      const change = { status: 'called', note: 'x', version: 0, by: 'Meera' } as const;
      assert.is(await changeState(db, 1, change, at(2)), true);
      assert.is(await changeState(db, 1, change, at(2)), false);
      // Both changes are based on version 1, so only one of them is saved.
      const both = [
        changeState(db, 1, { ...change, status: 'won', version: 1 }, at(2)),
        changeState(db, 1, { ...change, status: 'lost', version: 1 }, at(2)),
      ];
      assert.equal((await Promise.all(both)).sort(), [false, true]);
      assert.equal(
        (await listStatusChanges(db, 1)).map(({ version, from_status }) => [version, from_status]),
        [
          [2, 'called'],
          [1, 'new'],
        ],
      );
      assert.is(await changeState(db, 1, { ...change, version: 2 }, at(2)), true);
      await markRead(db, 1, at(3));
      assert.is((await readState(db, 1)).version, 3);
      assert.equal(await namesOf(db, { status: 'called' }), ['Asha Rao']);
      assert.equal(await namesOf(db, { status: 'unread', isSuspected: false }), ['100% Rao']);

      await addPartner(db, { id: 'agent-42', name: 'Rao' }, at(0));
      const token = await makePartnerLink(db, 'agent-42', at(0));
      assert.is((await findLinkedPartner(db, token))?.id, 'agent-42');
      assert.equal(await countPartnerDays(db, 'agent-42', at(5)), [
        { day: '2026-11-20', seen: 0, begun: 0, sent: 1 },
      ]);
    } finally {
      await db.destroy();
    }
  }));

test('PostgreSQL finds a name by other characters for the same letters, and by initials, as SQLite does', () =>
  withPostgres(async (settings) => {
    const db = await openDatabase(settings);
    try {
      await insertOnce(db, quote({ first_name: 'Rose', last_name: 'D’Souza_' }), at(0));
      await insertOnce(db, quote({ first_name: '\u095eराह', last_name: 'Rao' }), at(1));
      await insertOnce(db, quote({ first_name: 'K.V.S.', last_name: 'Sen' }), at(2));
      for (const [search, names] of [
        ["d'souza, ROSE", ['Rose D’Souza_']],
        ['d_souza', []],
        ['\u092b\u093cराह', ['\u095eराह Rao']],
        ['kvs SEN', ['K.V.S. Sen']],
        ['k v s', ['K.V.S. Sen']],
      ] as const)
        assert.equal(await namesOf(db, { search }), names, search);
    } finally {
      await db.destroy();
    }
  }));

test('PostgreSQL lists reminders at their due times, and those that are not due yet only on demand, as SQLite does', () =>
  withPostgres(async (settings) => {
    const db = await openDatabase(settings);
    try {
      for (const [name, minute, dueMinute] of [
        ['Waiting', 0, 7],
        ['Due', 1, 3],
        ['Soon', 2, 0],
      ] as const) {
        const lead = quote({ first_name: name, last_name: '' });
        await insertOnce(db, { ...lead, kind: 'renewal', deliverAfter: at(dueMinute) }, at(minute));
      }
      await insertOnce(db, quote({ first_name: 'Lead', last_name: '' }), at(2));
      assert.equal(await namesOf(db, {}), ['Due', 'Lead', 'Soon']);
      assert.equal(await namesOf(db, { includesWaiting: true }), ['Due', 'Lead', 'Soon', 'Waiting']);
      assert.equal(await namesOf(db, { from: at(3) }), ['Due']);
      const [newest] = await listPositions(db, { now: at(5) }, { limit: 1 });
      assert.equal(await namesOf(db, {}, { before: newest }), ['Lead', 'Soon']);
    } finally {
      await db.destroy();
    }
  }));

test.run();
