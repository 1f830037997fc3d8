import type { Kysely } from 'kysely';
import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  claimDue,
  countUndelivered,
  lease,
  mapUndelivered,
  recordAttempts,
} from '../../../server/db/deliveries';
import { eraseLeads } from '../../../server/db/erasures';
import { GONE, listGone } from '../../../server/db/gone-notices';
import { insertOnce } from '../../../server/db/leads';
import { addDeliveries } from '../../../server/db/new-deliveries';
import { approveLead, redeliver } from '../../../server/db/redelivery';
import { CHANNELS, type ChannelName, type Schema } from '../../../server/db/schema';
import {
  after,
  claimWebhook,
  DAY_MS,
  fields,
  LEASE,
  MINUTE_MS,
  NOON,
  setDue,
  storeLeads,
  twoServers,
  type WithEmpty,
} from './stored-deliveries';

/**
 * Records a failed attempt for lead 1, `lateMs` after each time at which it is due, until the lead is given up or would
 * be due after `end`. Returns the time of the last attempt.
 */
async function failUntil(db: Kysely<Schema>, channel: ChannelName, end: Date, lateMs = 0): Promise<Date> {
  for (let last = end; ; ) {
    const { due_at } = await db.selectFrom('deliveries').select('due_at').executeTakeFirstOrThrow();
    if (due_at === null || new Date(due_at) > end) return last;
    last = new Date(new Date(due_at).getTime() + lateMs);
    await recordAttempts(db, channel, [{ leadId: 1, error: 'timeout' }], last);
  }
}

const assertWithin = (time: Date, first: Date, last: Date) =>
  assert.ok(first <= time && time <= last, time.toISOString());

/**
 * Adds the delivery tests that SQLite and PostgreSQL must pass. `withEmpty` calls a function with an empty database.
 */
export function testDeliveries(test: Test, withEmpty: WithEmpty) {
  const withTwo = twoServers(withEmpty);

  test('leads that are due are claimed in order, once per channel', () =>
    withTwo(async (one, other) => {
      await storeLeads(one, 3);
      const now = after(MINUTE_MS);
      assert.equal(await claimWebhook(one, now, { limit: 2 }), [1, 2]);
      assert.equal(await claimWebhook(other, now), [3]);
      assert.equal(await claimWebhook(one, now), []);
      assert.equal((await claimDue(other, 'mail', { now, ...LEASE })).length, 3);
    }));

  test('leads that were never tried are claimed before those that failed', () =>
    withTwo(async (db) => {
      await storeLeads(db, 3);
      await claimWebhook(db, after(MINUTE_MS), { limit: 2 });
      const failed = [1, 2].map((leadId) => ({ leadId, error: 'HTTP 500' }));
      await recordAttempts(db, 'webhook', failed, after(-MINUTE_MS));
      assert.equal(await claimWebhook(db, after(MINUTE_MS)), [3, 1, 2]);
    }));

  test('two servers that look at the same time never get the same lead', () =>
    withTwo(async (one, other) => {
      await storeLeads(one, 40, ['webhook']);
      const now = after(MINUTE_MS);
      const claimed = (
        await Promise.all(
          Array.from({ length: 10 }, (_, at) => claimWebhook(at % 2 ? one : other, now, { limit: 5 })),
        )
      ).flat();
      assert.is(new Set(claimed).size, claimed.length);
      const rest = await claimWebhook(one, now, { limit: 100 });
      assert.is(new Set([...claimed, ...rest]).size, 40);
    }));

  test('a lead whose server has crashed is due again once its lease ends, which renewals delay', () =>
    withTwo(async (one, other) => {
      await storeLeads(one, 1);
      await claimWebhook(one, after(0));
      assert.equal(await claimWebhook(other, after(MINUTE_MS - 1)), []);
      await lease(one, 'webhook', [1], after(2 * MINUTE_MS));
      assert.equal(await claimWebhook(other, after(MINUTE_MS)), []);
      assert.equal(await claimWebhook(other, after(2 * MINUTE_MS)), [1]);
      await lease(other, 'webhook', [1], null);
      assert.equal(await claimWebhook(one, after(2 * MINUTE_MS)), [1]);
    }));

  test('a delivered lead is never due again, a failed one after a while', () =>
    withTwo(async (db) => {
      await storeLeads(db, 2);
      await claimWebhook(db, after(MINUTE_MS));
      const attempts = [{ leadId: 1 }, { leadId: 2, error: 'HTTP 500' }];
      assert.equal(await recordAttempts(db, 'webhook', attempts, after(MINUTE_MS)), []);
      assert.equal(await claimWebhook(db, after(MINUTE_MS)), []);
      assert.equal(await claimWebhook(db, after(2 * MINUTE_MS)), [2]);
      assert.is(await countUndelivered(db), 0);
    }));

  test('after a day of failures a lead counts as undelivered, with the last reason, until it is delivered again', () =>
    withTwo(async (db) => {
      await storeLeads(db, 2);
      await claimWebhook(db, after(0));
      const last = after(DAY_MS);
      await setDue(db, 1, last);
      const failed = [{ leadId: 1, error: 'HTTP 500' }];
      assert.equal(await recordAttempts(db, 'webhook', failed, last), [1]);
      assert.equal(await claimWebhook(db, after(9 * DAY_MS)), [2]);
      assert.is(await countUndelivered(db), 1);
      const [delivery] = (await mapUndelivered(db, { first: 1, last: 1 })).get(1) ?? [];
      assert.equal([delivery?.channel, delivery?.last_error], ['webhook', 'HTTP 500']);

      assert.equal(await redeliver(db, ['webhook'], { id: 1 }, last), [last.toISOString()]);
      assert.is(await countUndelivered(db), 0);
      assert.equal(await claimWebhook(db, last), [1]);
    }));

  test('a lead that fails after a weekend without a server is tried for another day, as if the weekend had not been', () =>
    withTwo(async (db) => {
      await storeLeads(db, 1, ['mail']);
      const fail = (now: Date) => recordAttempts(db, 'mail', [{ leadId: 1, error: 'ECONNREFUSED' }], now);
      const monday = 3 * DAY_MS;
      assert.equal(await fail(after(monday)), []);
      assert.equal(await claimDue(db, 'mail', { now: after(monday + MINUTE_MS), ...LEASE }), [1]);
      assert.is(await countUndelivered(db), 0);

      await failUntil(db, 'mail', after(monday + DAY_MS / 2));
      const wednesday = monday + 2 * DAY_MS;
      assert.equal(await fail(after(wednesday)), []);
      const last = await failUntil(db, 'mail', after(9 * DAY_MS));
      assertWithin(last, after(wednesday + DAY_MS / 2 - 20 * MINUTE_MS), after(wednesday + DAY_MS / 2));
      assert.is(await countUndelivered(db), 1);
    }));

  test('a lead whose attempts each wait some minutes for others is still given up after a day', () =>
    withTwo(async (db) => {
      await storeLeads(db, 1, ['webhook']);
      const last = await failUntil(db, 'webhook', after(9 * DAY_MS), 9 * MINUTE_MS);
      assertWithin(last, after(DAY_MS - 20 * MINUTE_MS), after(DAY_MS + 9 * MINUTE_MS));
    }));

  test('a suspected lead whose mail has failed does not count as undelivered until it is approved', () =>
    withTwo(async (db) => {
      await storeLeads(db, 2, ['mail']);
      await db.updateTable('leads').set({ suspected: 'x' }).where('id', '=', 1).execute();
      const fail = async (leadId: number, now: Date) => {
        await setDue(db, leadId, now);
        return recordAttempts(db, 'mail', [{ leadId, error: 'SMTP 554' }], now);
      };
      assert.equal(await fail(1, after(DAY_MS)), [1]);
      assert.equal(await fail(2, after(DAY_MS)), [2]);
      assert.is(await countUndelivered(db), 1);
      await approveLead(db, ['mail'], 1, after(DAY_MS));
      assert.equal(await fail(1, after(2 * DAY_MS)), [1]);
      assert.is(await countUndelivered(db), 2);
    }));

  test('leads that a receiver refuses for good are never due again, stay listed, get one notice an hour, and can be sent again', () =>
    withTwo(async (one, other) => {
      await storeLeads(one, 3, ['webhook']);
      const refuse = (leadId: number, now: Date) =>
        recordAttempts(other, 'webhook', [{ leadId, error: GONE, isGone: true }], now);
      const notices = (now: Date) => claimDue(one, 'gone', { now, ...LEASE });
      await claimWebhook(one, after(MINUTE_MS));
      assert.equal(await refuse(1, after(MINUTE_MS)), [1]);
      assert.equal(await refuse(2, after(MINUTE_MS)), [2]);
      assert.equal(await notices(after(MINUTE_MS)), [1]);
      await recordAttempts(one, 'gone', [{ leadId: 1 }], after(MINUTE_MS));
      await refuse(3, after(2 * MINUTE_MS));
      assert.equal(await notices(after(30 * MINUTE_MS)), []);
      assert.equal(await notices(after(DAY_MS)), [3]);
      const { latest, count } = await listGone(one, 2);
      assert.equal([latest.map(({ id }) => id), count], [[3, 2], 3]);
      assert.is(await countUndelivered(one), 3);
      assert.equal(await claimWebhook(one, after(9 * DAY_MS)), []);

      await redeliver(other, ['webhook'], { id: 2 }, after(DAY_MS));
      assert.equal(await claimWebhook(one, after(DAY_MS)), [2]);
      assert.equal(
        (await listGone(one, 9)).latest.map(({ id }) => id),
        [3, 1],
      );
    }));

  test('a notice about refused leads is still sent, at the same time, if the lead that it waits with is erased', () =>
    withTwo(async (one, other) => {
      await storeLeads(one, 4, ['webhook']);
      const refuse = (leadId: number) =>
        recordAttempts(one, 'webhook', [{ leadId, error: GONE, isGone: true }], after(MINUTE_MS));
      const notices = (now: Date) => claimDue(one, 'gone', { now, ...LEASE });
      await refuse(1);
      await notices(after(MINUTE_MS));
      await recordAttempts(one, 'gone', [{ leadId: 1 }], after(MINUTE_MS));
      for (const leadId of [2, 3]) await refuse(leadId);
      const erase = (before: Date) => eraseLeads(other, { before }, { now: after(2 * MINUTE_MS) });
      assert.is((await erase(after(1500))).leads.length, 2);
      assert.equal(await notices(after(30 * MINUTE_MS)), []);
      assert.equal(await notices(after(61 * MINUTE_MS)), [3]);
      assert.is((await erase(after(2500))).leads.length, 1);
      assert.equal(await notices(after(DAY_MS)), []);
    }));

  test('leads are purged by the time at which they were due, if that is later than their arrival', () =>
    withTwo(async (db) => {
      const store = (deliverAfter?: Date) =>
        insertOnce(
          db,
          { kind: 'renewal', fields: {}, extra: {}, deliverAfter, dedupeFields: { at: `${deliverAfter}` } },
          NOON,
        );
      await store();
      await store(after(-DAY_MS));
      await store(after(300 * DAY_MS));
      const purge = (before: Date) => eraseLeads(db, { before }, { now: before });
      assert.is((await purge(after(299 * DAY_MS))).leads.length, 2);
      assert.is((await purge(after(301 * DAY_MS))).leads.length, 1);
    }));

  test('a lead that is not stored has no deliveries', () =>
    withTwo(async (db) => {
      const lead = { kind: 'quote', fields, extra: {} } as const;
      const add = addDeliveries(CHANNELS, NOON);
      const fails = insertOnce(db, lead, NOON, {
        async inSameTransaction(transaction, id) {
          await add(transaction, id);
          throw new Error('the disk is full');
        },
      });
      assert.is(await fails.catch(({ message }) => message), 'the disk is full');
      assert.equal(await db.selectFrom('deliveries').selectAll().execute(), []);
    }));
}
