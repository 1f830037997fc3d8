import type { IncomingMessage } from 'node:http';
import type { Kysely } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CONFIRMATIONS_PER_HOUR, createRateLimit } from '../../../server/api/limit-posts';
import { insertOnce } from '../../../server/db/leads';
import { mailboxOf } from '../../../server/db/mailbox';
import { addDeliveries, MAX_CONFIRMATIONS } from '../../../server/db/new-deliveries';
import { openDatabase } from '../../../server/db/open';
import { createMemoryLimiter } from '../../../server/db/rate-limits';
import type { Schema } from '../../../server/db/schema';
import { TRUST_NO_PROXY } from '../../../server/http/client-address';
import { QUOTE, withTempFolder } from '../temp-site';

const NOON = new Date('2026-11-23T12:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const { type: _, ...fields } = QUOTE;

for (const [one, others] of [
  [
    'asha@example.com',
    ['Asha@Example.COM', 'asha+kyc@example.com', 'asha+a+b@example.com', '"asha"@example.com'],
  ],
  ['asharao@gmail.com', ['asha.rao@gmail.com', 'a.s.h.a.r.a.o+x@googlemail.com', 'AshaRao@Gmail.com.']],
  ['asha@भारत.example', ['asha+1@xn--h2brj9c.example']],
] as const)
  test(`${one} is the same mailbox as ${others.join(', ')}`, () => {
    for (const other of others) assert.is(mailboxOf(other), mailboxOf(one), other);
  });

test('mailboxes that a mail server may tell apart are different', () => {
  const addresses = [
    'asha@example.com',
    'a.sha@example.com',
    'asha-1@example.com',
    'asha_1@example.com',
    'asha@mail.example.com',
    'asha@gmail.com.example',
    'asha@notgmail.com',
    '+asha@example.com',
    '+ravi@example.com',
  ];
  assert.is(new Set(addresses.map(mailboxOf)).size, addresses.length);
});

const withDatabase = (use: (db: Kysely<Schema>) => Promise<void>) =>
  withTempFolder(async (dataFolder) => {
    const db = await openDatabase({ dataFolder, databaseUrl: undefined });
    try {
      await use(db);
    } finally {
      await db.destroy();
    }
  });

/** Stores a lead, and resolves to true if its sender gets a confirmation. */
async function store(db: Kysely<Schema>, email: string, now = NOON, tryCount?: () => Promise<boolean>) {
  const lead = {
    kind: 'quote',
    fields: { ...fields, email, message: `${email} ${now}` },
    extra: {},
  } as const;
  const { id } = await insertOnce(db, lead, now, {
    inSameTransaction: addDeliveries(['webhook', 'confirmation'], now, tryCount),
  });
  const deliveries = await db.selectFrom('deliveries').selectAll().where('lead_id', '=', id).execute();
  assert.ok(deliveries.some(({ channel }) => channel === 'webhook'));
  return deliveries.some(({ channel }) => channel === 'confirmation');
}

test('a mailbox gets one confirmation a day, however its address is written, and every lead is delivered', () =>
  withDatabase(async (db) => {
    assert.is(await store(db, 'asharao@gmail.com'), true);
    for (let tag = 0; tag < 20; tag++) assert.is(await store(db, `asharao+${tag}@gmail.com`), false);
    assert.is(await store(db, 'asha.rao@googlemail.com'), false);
    assert.is(await store(db, 'asha.rao@example.com'), true);
    assert.is(await store(db, 'asharao@gmail.com', new Date(NOON.getTime() + DAY_MS)), true);
  }));

test('a sender who has caused too many confirmations causes no more, and the leads are delivered', () =>
  withDatabase(async (db) => {
    assert.is(await store(db, 'one@example.com', NOON, async () => false), false);
  }));

test('the leads of an address cause a limited number of confirmations an hour, which another address does not use up', async () => {
  const limit = createRateLimit({
    leadsPerMinute: 300,
    trustProxy: TRUST_NO_PROXY,
    createLimiter: createMemoryLimiter,
  });
  let confirmed = 0;
  const send = (remoteAddress: string) =>
    limit({ headers: {}, socket: { remoteAddress } } as IncomingMessage, async (sender) => {
      if (await sender.tryCountConfirmation()) confirmed++;
      return { status: 200, body: { success: true } };
    });
  for (let lead = 0; lead < CONFIRMATIONS_PER_HOUR + 20; lead++) await send('192.0.2.1');
  assert.is(confirmed, CONFIRMATIONS_PER_HOUR);
  await send('192.0.2.2');
  assert.is(confirmed, CONFIRMATIONS_PER_HOUR + 1);
});

test('a flood of leads for different mailboxes causes a limited number of confirmations a day', () =>
  withDatabase(async (db) => {
    const ids = Array.from({ length: MAX_CONFIRMATIONS }, (_, at) => at + 1);
    const lead = { kind: 'quote' as const, received_at: NOON.toISOString(), extra: '{}' };
    const delivery = { channel: 'confirmation' as const, started_at: NOON.toISOString(), attempts: 1 };
    for (let at = 0; at < ids.length; at += 100) {
      const part = ids.slice(at, at + 100);
      await db
        .insertInto('leads')
        .values(part.map((id) => ({ ...lead, id, email: `a${id}@b.example` })))
        .execute();
      await db
        .insertInto('deliveries')
        .values(part.map((lead_id) => ({ ...delivery, lead_id })))
        .execute();
    }
    assert.is(await store(db, 'asha@example.com'), false);
    assert.is(await store(db, 'ravi@example.com', new Date(NOON.getTime() + DAY_MS)), true);
  }));

test.run();
