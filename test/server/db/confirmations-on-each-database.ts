import type { Kysely } from 'kysely';
import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { insertOnce } from '../../../server/db/leads';
import { addDeliveries, MAX_CONFIRMATIONS } from '../../../server/db/new-deliveries';
import { openDatabase } from '../../../server/db/open';
import type { Schema } from '../../../server/db/schema';
import type { DatabaseSettings } from '../../../server/db/settings';
import { QUOTE } from '../temp-site';

const NOON = new Date('2026-11-23T12:00:00.000Z');
const NEXT_NOON = new Date('2026-11-24T12:00:00.000Z');
const { type: _, ...fields } = QUOTE;

/** Stores a lead. Resolves to true if a confirmation is queued for its sender. */
async function store(db: Kysely<Schema>, email: string, now = NOON, tryCount?: () => Promise<boolean>) {
  const lead = {
    kind: 'quote',
    fields: { ...fields, email, message: `${email} ${now}` },
    extra: {},
  } as const;
  const { id } = await insertOnce(db, lead, now, {
    inSameTransaction: addDeliveries(['webhook', 'confirmation'], now, {
      ...(tryCount && { tryCountConfirmation: tryCount }),
    }),
  });
  const deliveries = await db.selectFrom('deliveries').selectAll().where('lead_id', '=', id).execute();
  assert.ok(deliveries.some(({ channel }) => channel === 'webhook'));
  return deliveries.some(({ channel }) => channel === 'confirmation');
}

/** Stores `count` leads, each with a confirmation that a server began to mail at noon. */
async function storeConfirmed(db: Kysely<Schema>, count: number) {
  const lead = { kind: 'quote' as const, received_at: NOON.toISOString(), extra: '{}' };
  const delivery = { channel: 'confirmation' as const, started_at: NOON.toISOString(), attempts: 1 };
  const emails = Array.from({ length: count }, (_, at) => `a${at}@b.example`);
  for (let at = 0; at < count; at += 100) {
    const rows = emails.slice(at, at + 100).map((email) => ({ ...lead, email }));
    const stored = await db.insertInto('leads').values(rows).returning('id').execute();
    await db
      .insertInto('deliveries')
      .values(stored.map(({ id }) => ({ ...delivery, lead_id: id })))
      .execute();
  }
}

/** Adds the confirmation tests that both databases must pass. `withEmpty` calls a function with an empty database. */
export function testConfirmations(
  test: Test,
  withEmpty: (use: (settings: DatabaseSettings) => Promise<void>) => Promise<void>,
) {
  const withDatabase = (use: (db: Kysely<Schema>) => Promise<void>) =>
    withEmpty(async (settings) => {
      const db = await openDatabase(settings);
      try {
        await use(db);
      } finally {
        await db.destroy();
      }
    });

  test('a mailbox gets one confirmation a day, however its address is written, and every lead is delivered', () =>
    withDatabase(async (db) => {
      assert.is(await store(db, 'asharao@gmail.com'), true);
      for (let tag = 0; tag < 20; tag++) assert.is(await store(db, `asharao+${tag}@gmail.com`), false);
      assert.is(await store(db, 'asha.rao@googlemail.com'), false);
      assert.is(await store(db, 'asha.rao@example.com'), true);
      assert.is(await store(db, 'asharao@gmail.com', NEXT_NOON), true);
    }));

  test('leads of one mailbox that arrive at the same time cause one confirmation', () =>
    withDatabase(async (db) => {
      const addresses = Array.from({ length: 8 }, (_, at) => `asha+${at}@example.com`);
      const confirmed = await Promise.all(addresses.map((email) => store(db, email)));
      assert.is(confirmed.filter(Boolean).length, 1);
    }));

  test('a sender who has caused too many confirmations causes no more, and the leads are delivered', () =>
    withDatabase(async (db) => {
      assert.is(await store(db, 'one@example.com', NOON, async () => false), false);
    }));

  test('a flood of leads for different mailboxes causes a limited number of confirmations a day', () =>
    withDatabase(async (db) => {
      await storeConfirmed(db, MAX_CONFIRMATIONS);
      assert.is(await store(db, 'asha@example.com'), false);
      assert.is(await store(db, 'ravi@example.com', NEXT_NOON), true);
    }));
}
