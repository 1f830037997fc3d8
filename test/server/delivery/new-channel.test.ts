import type { Kysely } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { insertOnce } from '../../../server/db/leads';
import { addDeliveries } from '../../../server/db/new-deliveries';
import type { ChannelName, Schema } from '../../../server/db/schema';
import type { Channel } from '../../../server/delivery/channel';
import { startDelivery } from '../../../server/delivery/deliver';
import { until, withSite } from '../temp-site';
import { after, DAY_MS, NOON } from './stored-deliveries';

const DUE = after(100 * DAY_MS);

/** Starts delivery over a channel that accepts all leads. `sent` has the ids of these leads. */
function startChannel(db: Kysely<Schema>, name: ChannelName, now: () => Date) {
  const sent: number[] = [];
  const log: string[] = [];
  const channel: Channel = { name, send: async ({ id }) => void sent.push(id), close: () => {} };
  const delivery = startDelivery([channel], { db, now, log: (line) => log.push(line), pollMs: 10 });
  return { sent, log, stop: delivery.stop };
}

const storeReminder = (db: Kysely<Schema>) =>
  insertOnce(db, { kind: 'renewal', fields: {}, extra: {}, deliverAfter: DUE }, NOON, {
    inSameTransaction: addDeliveries(['webhook'], NOON, { deliverAfter: DUE }),
  });

test('a reminder that waits is sent when it is due over the channel that replaced the earlier one', () =>
  withSite(async ({ db }) => {
    await storeReminder(db);
    let now = after(DAY_MS);
    const { sent, stop } = startChannel(db, 'mail', () => now);
    try {
      await until(async () => (await db.selectFrom('deliveries').selectAll().execute()).length === 2);
      assert.equal(sent, []);
      now = DUE;
      await until(() => sent.length === 1);
    } finally {
      await stop();
    }
  }));

test('a confirmation is not sent for a reminder that was asked for before confirmations were set up', () =>
  withSite(async ({ db }) => {
    await storeReminder(db);
    await startChannel(db, 'confirmation', () => after(DAY_MS)).stop();
    const rows = await db.selectFrom('deliveries').select('channel').execute();
    assert.equal(rows, [{ channel: 'webhook' }]);
  }));

test('a server that cannot add the deliveries of waiting reminders says so in its log', () =>
  withSite(async ({ db }) => {
    await db.schema.alterTable('leads').renameTo('moved').execute();
    const { log, stop } = startChannel(db, 'mail', () => NOON);
    await stop();
    await db.schema.alterTable('moved').renameTo('leads').execute();
    assert.ok(
      log.some((line) => line.startsWith('Reminders that are not due yet wait for the database: ')),
      log.join('\n'),
    );
  }));

test.run();
