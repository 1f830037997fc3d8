import type { Kysely } from 'kysely';
import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  approveLead,
  claimDue,
  countUndelivered,
  lease,
  mapUndelivered,
  recordAttempts,
  redeliver,
} from '../../../server/db/deliveries';
import { eraseLeads } from '../../../server/db/erasures';
import { GONE, listGone } from '../../../server/db/gone-notices';
import { createInsert } from '../../../server/db/insert';
import { insertOnce } from '../../../server/db/leads';
import { addDeliveries } from '../../../server/db/new-deliveries';
import { openDatabase } from '../../../server/db/open';
import { findReminder, reminderToken, withdrawReminder } from '../../../server/db/reminders';
import { CHANNELS, type ChannelName, type Schema } from '../../../server/db/schema';
import type { DatabaseSettings } from '../../../server/db/settings';
import { QUOTE } from '../temp-site';

const NOON = new Date('2026-11-23T12:00:00.000Z');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LEASE = { leaseMs: MINUTE_MS, limit: 10 };
const after = (ms: number) => new Date(NOON.getTime() + ms);

const { type: _, ...fields } = QUOTE;

const NO_LIMITS = {
  mobile: { leads: 1, since: NOON },
  sender: {
    countLead: async () => {},
    tryCountLead: async () => true,
    uncountLead: async () => {},
    tryCountConfirmation: async () => true,
  },
  tooManyOfMobile: () => new Error('too many'),
};

/** Stores `count` leads, one per second from noon on, with a delivery over each of `channels`. */
async function storeLeads(db: Kysely<Schema>, count: number, channels = CHANNELS as readonly ChannelName[]) {
  for (let at = 0; at < count; at++) {
    const lead = { kind: 'quote', fields: { ...fields, first_name: `Asha ${at}` }, extra: {} } as const;
    const time = after(at * 1000);
    await insertOnce(db, lead, time, { inSameTransaction: addDeliveries(channels, time) });
  }
}

/** Adds the delivery tests that both databases must pass. `withEmpty` calls a function with an empty database. */
export function testDeliveries(
  test: Test,
  withEmpty: (use: (settings: DatabaseSettings) => Promise<void>) => Promise<void>,
) {
  /** Opens one empty database twice, as two servers do. */
  const withTwo = (use: (one: Kysely<Schema>, other: Kysely<Schema>) => Promise<void>) =>
    withEmpty(async (settings) => {
      const one = await openDatabase(settings);
      const other = await openDatabase(settings);
      try {
        await use(one, other);
      } finally {
        await one.destroy();
        await other.destroy();
      }
    });

  const webhook = (db: Kysely<Schema>, now: Date, options = {}) =>
    claimDue(db, 'webhook', { now, ...LEASE, ...options });

  test('leads that are due are claimed in order, once per channel', () =>
    withTwo(async (one, other) => {
      await storeLeads(one, 3);
      const now = after(MINUTE_MS);
      assert.equal(await webhook(one, now, { limit: 2 }), [1, 2]);
      assert.equal(await webhook(other, now), [3]);
      assert.equal(await webhook(one, now), []);
      assert.equal((await claimDue(other, 'mail', { now, ...LEASE })).length, 3);
    }));

  test('leads that were never tried are claimed before those that failed', () =>
    withTwo(async (db) => {
      await storeLeads(db, 3);
      await webhook(db, after(MINUTE_MS), { limit: 2 });
      const failed = [1, 2].map((leadId) => ({ leadId, error: 'HTTP 500' }));
      await recordAttempts(db, 'webhook', failed, after(-MINUTE_MS));
      assert.equal(await webhook(db, after(MINUTE_MS)), [3, 1, 2]);
    }));

  test('two servers that look at the same time never get the same lead', () =>
    withTwo(async (one, other) => {
      await storeLeads(one, 40, ['webhook']);
      const now = after(MINUTE_MS);
      const claimed = (
        await Promise.all(
          Array.from({ length: 10 }, (_, at) => webhook(at % 2 ? one : other, now, { limit: 5 })),
        )
      ).flat();
      assert.is(new Set(claimed).size, claimed.length);
      const rest = await webhook(one, now, { limit: 100 });
      assert.is(new Set([...claimed, ...rest]).size, 40);
    }));

  test('a lead whose server has crashed is due again once its lease ends, which renewals delay', () =>
    withTwo(async (one, other) => {
      await storeLeads(one, 1);
      await webhook(one, after(0));
      assert.equal(await webhook(other, after(MINUTE_MS - 1)), []);
      await lease(one, 'webhook', [1], after(2 * MINUTE_MS));
      assert.equal(await webhook(other, after(MINUTE_MS)), []);
      assert.equal(await webhook(other, after(2 * MINUTE_MS)), [1]);
      await lease(other, 'webhook', [1], null);
      assert.equal(await webhook(one, after(2 * MINUTE_MS)), [1]);
    }));

  test('a delivered lead is never due again, a failed one after a while', () =>
    withTwo(async (db) => {
      await storeLeads(db, 2);
      await webhook(db, after(MINUTE_MS));
      const attempts = [{ leadId: 1 }, { leadId: 2, error: 'HTTP 500' }];
      assert.equal(await recordAttempts(db, 'webhook', attempts, after(MINUTE_MS)), []);
      assert.equal(await webhook(db, after(MINUTE_MS)), []);
      assert.equal(await webhook(db, after(2 * MINUTE_MS)), [2]);
      assert.is(await countUndelivered(db), 0);
    }));

  test('after a day of failures a lead counts as undelivered, with the last reason, until it is delivered again', () =>
    withTwo(async (db) => {
      await storeLeads(db, 2);
      await webhook(db, after(0));
      const last = after(DAY_MS);
      const failed = [{ leadId: 1, error: 'HTTP 500' }];
      assert.equal(await recordAttempts(db, 'webhook', failed, last), [1]);
      assert.equal(await webhook(db, after(9 * DAY_MS)), [2]);
      assert.is(await countUndelivered(db), 1);
      const [delivery] = (await mapUndelivered(db, { first: 1, last: 1 })).get(1) ?? [];
      assert.equal([delivery?.channel, delivery?.last_error], ['webhook', 'HTTP 500']);

      assert.equal(await redeliver(db, ['webhook'], { id: 1 }, last), [last.toISOString()]);
      assert.is(await countUndelivered(db), 0);
      assert.equal(await webhook(db, last), [1]);
    }));

  test('a suspected lead whose mail has failed does not count as undelivered until it is approved', () =>
    withTwo(async (db) => {
      await storeLeads(db, 2, ['mail']);
      await db.updateTable('leads').set({ suspected: 'x' }).where('id', '=', 1).execute();
      const fail = (leadId: number, now: Date) =>
        recordAttempts(db, 'mail', [{ leadId, error: 'SMTP 554' }], now);
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
      await webhook(one, after(MINUTE_MS));
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
      assert.equal(await webhook(one, after(9 * DAY_MS)), []);

      await redeliver(other, ['webhook'], { id: 2 }, after(DAY_MS));
      assert.equal(await webhook(one, after(DAY_MS)), [2]);
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

  test('redelivery since a time takes leads that are older than a channel, and none that was delivered', () =>
    withTwo(async (db) => {
      await storeLeads(db, 4, ['webhook']);
      await webhook(db, after(MINUTE_MS));
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
      assert.equal(await webhook(one, after(299 * DAY_MS)), []);
      assert.is(await countUndelivered(one), 0);
      const token = await reminderToken(one, withdrawn);
      assert.is((await findReminder(other, token, NOON))?.isWithdrawable, true);
      assert.is(await withdrawReminder(other, withdrawn, NOON), true);
      assert.equal(await webhook(other, due), [key.id]);
      const failed = [{ leadId: key.id, error: 'HTTP 500' }];
      assert.equal(await recordAttempts(one, 'webhook', failed, due), []);
      assert.is(await withdrawReminder(one, key, NOON), false);
      assert.is((await redeliver(one, CHANNELS, { since: due }, due)).length, 2);
    }));

  /** Stores a reminder that is due in 300 days, and sends it ahead of time over the webhook, which fails. */
  async function failAheadOfTime(db: Kysely<Schema>) {
    const { key } = await createInsert(db)(
      { kind: 'renewal', fields: { mobile: '9000000001' }, extra: {}, deliverAfter: after(300 * DAY_MS) },
      { now: NOON, channels: ['webhook'], limits: NO_LIMITS },
    );
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
      assert.equal(await webhook(one, now), [key.id]);
      assert.equal(await claimDue(one, 'mail', { now, ...LEASE }), []);
      assert.equal(await claimDue(one, 'mail', { now: due, ...LEASE }), [key.id]);
    }));

  test('a lead that could not be sent ahead of time is sent again at once, and cannot be withdrawn until then', () =>
    withTwo(async (one, other) => {
      const { key, fail } = await failAheadOfTime(one);
      for (const which of [{ since: NOON }, { id: key.id }]) {
        const now = after(DAY_MS);
        await one.updateTable('deliveries').set({ started_at: NOON.toISOString() }).execute();
        assert.equal(await fail(now), [key.id]);
        assert.equal(await redeliver(other, ['webhook'], which, now), [now.toISOString()]);
        assert.is(await withdrawReminder(other, key, now), false);
        assert.equal(await webhook(one, now), [key.id]);
      }
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

  test('redelivery of a lead that a server is sending waits for that attempt', () =>
    withTwo(async (one, other) => {
      await storeLeads(one, 1);
      await webhook(one, after(0));
      await redeliver(other, ['webhook'], { id: 1 }, after(0));
      assert.equal(await webhook(other, after(0)), []);
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
