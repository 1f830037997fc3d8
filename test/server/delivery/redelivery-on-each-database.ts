import type { Kysely } from 'kysely';
import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { claimDue, countUndelivered, recordAttempts } from '../../../server/db/deliveries';
import { createInsert } from '../../../server/db/insert';
import type { LeadKey } from '../../../server/db/leads';
import { addMissingDeliveries } from '../../../server/db/new-deliveries';
import { redeliver } from '../../../server/db/redelivery';
import { findReminder, reminderToken, withdrawReminder } from '../../../server/db/reminders';
import { CHANNELS, type Schema } from '../../../server/db/schema';
import {
  after,
  claimWebhook,
  DAY_MS,
  LEASE,
  MINUTE_MS,
  NO_LIMITS,
  NOON,
  setDue,
  storeLeads,
  twoServers,
  type WithEmpty,
} from './stored-deliveries';

/** Stores a reminder that is due at `due`, with a delivery over the webhook. */
export async function storeReminder(db: Kysely<Schema>, mobile: string, due: Date): Promise<LeadKey> {
  const { key } = await createInsert(db)(
    { kind: 'renewal', fields: { mobile }, extra: {}, deliverAfter: due },
    { now: NOON, channels: ['webhook'], limits: NO_LIMITS },
  );
  return key;
}

/**
 * Adds the tests of redelivery and of reminders that SQLite and PostgreSQL must pass. `withEmpty` calls a function with
 * an empty database.
 */
export function testRedelivery(test: Test, withEmpty: WithEmpty) {
  const withTwo = twoServers(withEmpty);

  test('redelivery since a time takes leads that are older than a channel, and none that was delivered', () =>
    withTwo(async (db) => {
      await storeLeads(db, 4, ['webhook']);
      await claimWebhook(db, after(MINUTE_MS));
      await recordAttempts(db, 'webhook', [{ leadId: 3 }], after(MINUTE_MS));
      assert.is((await redeliver(db, CHANNELS, { since: after(1000) }, after(MINUTE_MS))).length, 5);
      assert.equal(await claimDue(db, 'mail', { now: after(MINUTE_MS), ...LEASE }), [2, 3, 4]);
    }));

  test('a lead that is due in months is claimed and counted then, also after redelivery, and can be withdrawn before', () =>
    withTwo(async (one, other) => {
      const due = after(300 * DAY_MS);
      const store = (mobile: string, db: Kysely<Schema>) =>
        createInsert(db)(
          { kind: 'renewal', fields: { mobile }, extra: {}, deliverAfter: due },
          { now: NOON, channels: CHANNELS, limits: NO_LIMITS },
        );
      const { key } = await store('9000000001', one);
      const { key: withdrawn } = await store('9000000002', other);
      assert.equal(await redeliver(one, CHANNELS, { since: NOON }, after(MINUTE_MS)), []);
      assert.equal(await claimWebhook(one, after(299 * DAY_MS)), []);
      assert.is(await countUndelivered(one), 0);
      const token = await reminderToken(one, withdrawn);
      assert.is((await findReminder(other, token, NOON))?.isWithdrawable, true);
      assert.is(await withdrawReminder(other, withdrawn, NOON), true);
      assert.equal(await claimWebhook(other, due), [key.id]);
      const failed = [{ leadId: key.id, error: 'HTTP 500' }];
      assert.equal(await recordAttempts(one, 'webhook', failed, due), []);
      assert.is(await withdrawReminder(one, key, NOON), false);
      assert.is((await redeliver(one, CHANNELS, { since: due }, due)).length, 2);
    }));

  /**
   * Stores a reminder that is due in 300 days, redelivers it now over the webhook, and records that the attempt failed.
   * `fail` records another failed attempt.
   */
  async function failAheadOfTime(db: Kysely<Schema>) {
    const key = await storeReminder(db, '9000000001', after(300 * DAY_MS));
    await redeliver(db, ['webhook'], { id: key.id }, NOON);
    const fail = (now: Date) => recordAttempts(db, 'webhook', [{ leadId: key.id, error: 'timeout' }], now);
    await fail(NOON);
    return { key, fail };
  }

  test('a lead that is being sent ahead of time still is after redelivery since a time, and cannot be withdrawn', () =>
    withTwo(async (one, other) => {
      const { key } = await failAheadOfTime(one);
      const now = after(MINUTE_MS);
      const due = after(300 * DAY_MS);
      assert.equal(await redeliver(other, CHANNELS, { since: NOON }, now), [due.toISOString()]);
      assert.is(await withdrawReminder(other, key, now), false);
      assert.equal(await claimWebhook(one, now), [key.id]);
      assert.equal(await claimDue(one, 'mail', { now, ...LEASE }), []);
      assert.equal(await claimDue(one, 'mail', { now: due, ...LEASE }), [key.id]);
    }));

  test('a lead that could not be sent ahead of time is sent again at once, and cannot be withdrawn until then', () =>
    withTwo(async (one, other) => {
      const { key, fail } = await failAheadOfTime(one);
      for (const which of [{ since: NOON }, { id: key.id }]) {
        const now = after(DAY_MS);
        await one.updateTable('deliveries').set({ started_at: NOON.toISOString() }).execute();
        await setDue(one, key.id, now);
        assert.equal(await fail(now), [key.id]);
        assert.equal(await redeliver(other, ['webhook'], which, now), [now.toISOString()]);
        assert.is(await withdrawReminder(other, key, now), false);
        assert.equal(await claimWebhook(one, now), [key.id]);
      }
    }));

  test('a reminder that was asked for before a channel was set up is sent over that channel too, once, when it is due', () =>
    withTwo(async (one, other) => {
      const due = after(300 * DAY_MS);
      const waiting = await storeReminder(one, '9000000001', due);
      const withdrawn = await storeReminder(one, '9000000002', due);
      const sent = await storeReminder(one, '9000000003', due);
      const suspected = await storeReminder(one, '9000000004', due);
      await storeReminder(one, '9000000005', after(DAY_MS));
      await withdrawReminder(one, withdrawn, NOON);
      await one.updateTable('leads').set({ suspected: 'x' }).where('id', '=', suspected.id).execute();
      await redeliver(one, ['webhook'], { id: sent.id }, NOON);
      await recordAttempts(one, 'webhook', [{ leadId: sent.id }], NOON);

      const now = after(2 * DAY_MS);
      await Promise.all([one, other, one].map((db) => addMissingDeliveries(db, CHANNELS, now)));
      const claimMail = (now: Date) => claimDue(one, 'mail', { now, ...LEASE });
      assert.equal(await claimMail(after(299 * DAY_MS)), []);
      assert.is(await withdrawReminder(other, sent, now), false);
      assert.equal(await claimMail(due), [waiting.id, sent.id]);
      const claimed = await claimWebhook(other, due);
      assert.ok(claimed.includes(waiting.id) && !claimed.includes(sent.id), `${claimed}`);

      const added = await storeReminder(one, '9000000006', due);
      await addMissingDeliveries(one, CHANNELS, now);
      assert.is(await withdrawReminder(other, added, now), true);
      const rows = await one.selectFrom('deliveries').selectAll().where('lead_id', '=', added.id).execute();
      assert.equal(rows, []);
    }));

  test('redelivery of a lead that a server is sending waits for that attempt', () =>
    withTwo(async (one, other) => {
      await storeLeads(one, 1);
      await claimWebhook(one, after(0));
      await redeliver(other, ['webhook'], { id: 1 }, after(0));
      assert.equal(await claimWebhook(other, after(0)), []);
    }));
}
