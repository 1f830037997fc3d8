import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { claimDue } from '../../../server/db/deliveries';
import { addMissingDeliveries } from '../../../server/db/new-deliveries';
import { setUpPostgres } from '../../support/postgres';
import { testDeliveries } from './deliveries-on-each-database';
import { storeReminder, testRedelivery } from './redelivery-on-each-database';
import { after, DAY_MS, LEASE, NOON, twoServers } from './stored-deliveries';

const withPostgres = setUpPostgres(test);

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
      // Gives the statement time to reach the deleted lead, where it waits for this transaction.
      await wait(200);
    });
    await adding;
    assert.equal(await claimDue(one, 'mail', { now: due, ...LEASE }), [waiting]);
  }));

test.run();
