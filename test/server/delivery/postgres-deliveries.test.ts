import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { claimDue } from '../../../server/db/deliveries';
import { addMissingDeliveries } from '../../../server/db/new-deliveries';
import type { Schema } from '../../../server/db/schema';
import { setUpPostgres } from '../../support/postgres';
import { testDeliveries } from './deliveries-on-each-database';
import { storeReminder, testRedelivery } from './redelivery-on-each-database';
import { after, DAY_MS, LEASE, NOON, twoServers } from './stored-deliveries';

const withPostgres = setUpPostgres(test);

/** Returns true if a statement in the database waits for a lock. */
async function isAnyWaiting(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
    db,
  );
  return rows.length > 0;
}

testDeliveries(test, withPostgres);
testRedelivery(test, withPostgres);

test('a reminder that is withdrawn while a server adds its delivery is not sent, and another one is', () =>
  twoServers(withPostgres)(async (one, other) => {
    const due = after(300 * DAY_MS);
    const { id: withdrawn } = await storeReminder(one, '9000000001', due);
    const { id: waiting } = await storeReminder(one, '9000000002', due);
    let adding: Promise<void> | undefined;
    await one.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('deliveries').where('lead_id', '=', withdrawn).execute();
      await transaction.deleteFrom('leads').where('id', '=', withdrawn).execute();
      adding = addMissingDeliveries(other, ['mail'], NOON);
      // The statement has reached the deleted lead, and waits for this transaction.
      while (!(await isAnyWaiting(transaction))) await wait(10);
    });
    await adding;
    assert.equal(await claimDue(one, 'mail', { now: due, ...LEASE }), [waiting]);
  }));

test.run();
