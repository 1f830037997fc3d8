import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { insertOnce } from '../../../server/db/leads';
import { addDeliveries } from '../../../server/db/new-deliveries';
import { openDatabase } from '../../../server/db/open';
import type { Channel } from '../../../server/delivery/channel';
import { ChannelWorker } from '../../../server/delivery/channel-worker';
import { QUOTE, withTempFolder } from '../temp-site';

const { type: _, ...fields } = QUOTE;

const NOON = new Date('2026-11-23T12:00:00.000Z');
const EARLIER = new Date('2026-11-23T11:00:00.000Z');

/**
 * Starts a worker that polls for leads once an hour, and whenever `wake` is called. The database has one lead, which is
 * due from `NOON` on. `sent` resolves to the lead's id when the worker sends it.
 * @param onLook called before each poll; returns the current time for the worker
 */
const withWorker = (
  onLook: (worker: ChannelWorker) => Date,
  use: (worker: ChannelWorker, sent: Promise<number>) => Promise<void>,
) =>
  withTempFolder(async (dataFolder) => {
    const db = await openDatabase({ dataFolder, databaseUrl: undefined });
    await insertOnce(db, { kind: 'quote', fields, extra: {} }, NOON, {
      inSameTransaction: addDeliveries(['webhook'], NOON),
    });
    let setSent = (_id: number) => {};
    const sent = new Promise<number>((resolve) => {
      setSent = resolve;
    });
    const channel: Channel = { name: 'webhook', send: async ({ id }) => setSent(id), close: () => {} };
    const worker: ChannelWorker = new ChannelWorker(channel, {
      db,
      now: () => onLook(worker),
      log: () => {},
      pollMs: 3_600_000,
      leaseMs: 3_600_000,
      graceMs: 0,
    });
    try {
      await use(worker, sent);
    } finally {
      await worker.stop();
      await db.destroy();
    }
  });

test('a lead that is stored while the worker looks for leads is sent at once', () => {
  let looks = 0;
  return withWorker(
    (worker) => {
      looks++;
      if (looks > 1) return NOON;
      worker.wake();
      // Simulate a lead that is stored during the first poll. At `EARLIER` the lead is not due yet, so this poll
      // doesn't find it.
      return EARLIER;
    },
    async (_worker, sent) => assert.is(await sent, 1),
  );
});

test('a lead that is due in a year is sent once a year has passed, by a worker that started before', () => {
  // The worker must not wait a year with one timer: setTimeout fires at once if its delay is longer than 24.8 days.
  const ages = [new Date('2025-11-23T12:00:00.000Z'), new Date('2026-11-23T11:59:59.000Z'), NOON];
  let looks = 0;
  return withWorker(
    () => ages[Math.min(looks++, ages.length - 1)] as Date,
    async (worker, sent) => {
      worker.wake();
      worker.wake();
      const waking = setInterval(() => worker.wake(), 1);
      assert.is(await sent, 1);
      clearInterval(waking);
      assert.ok(looks >= ages.length);
    },
  );
});

test('a worker that is stopped while it looks for leads stops at once', async () => {
  let setStopped = (_stopped: Promise<void>) => {};
  const stopped = new Promise<void>((resolve) => {
    setStopped = resolve;
  });
  await withWorker(
    (worker) => {
      setStopped(worker.stop());
      return EARLIER;
    },
    () => stopped,
  );
});

test.run();
