import type { Kysely } from 'kysely';
import { claimDue } from '../../../server/db/deliveries';
import { insertOnce } from '../../../server/db/leads';
import { addDeliveries } from '../../../server/db/new-deliveries';
import { openDatabase } from '../../../server/db/open';
import { CHANNELS, type ChannelName, type Schema } from '../../../server/db/schema';
import type { DatabaseSettings } from '../../../server/db/settings';
import { QUOTE } from '../temp-site';

export const NOON = new Date('2026-11-23T12:00:00.000Z');
export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
export const LEASE = { leaseMs: MINUTE_MS, limit: 10 };
export const after = (ms: number) => new Date(NOON.getTime() + ms);

const { type: _, ...quoteFields } = QUOTE;
export const fields = quoteFields;

export const NO_LIMITS = {
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
export async function storeLeads(
  db: Kysely<Schema>,
  count: number,
  channels = CHANNELS as readonly ChannelName[],
) {
  for (let at = 0; at < count; at++) {
    const lead = { kind: 'quote', fields: { ...fields, first_name: `Asha ${at}` }, extra: {} } as const;
    const time = after(at * 1000);
    await insertOnce(db, lead, time, { inSameTransaction: addDeliveries(channels, time) });
  }
}

/** Makes a lead due at `due`, as if attempts had failed until then. */
export const setDue = (db: Kysely<Schema>, leadId: number, due: Date) =>
  db.updateTable('deliveries').set({ due_at: due.toISOString() }).where('lead_id', '=', leadId).execute();

/** Calls a function with an empty database. */
export type WithEmpty = (use: (settings: DatabaseSettings) => Promise<void>) => Promise<void>;

/** Returns a function that opens one empty database twice, as two servers do. */
export const twoServers =
  (withEmpty: WithEmpty) => (use: (one: Kysely<Schema>, other: Kysely<Schema>) => Promise<void>) =>
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

/** Claims the leads that are due over the webhook. */
export const claimWebhook = (db: Kysely<Schema>, now: Date, options = {}) =>
  claimDue(db, 'webhook', { now, ...LEASE, ...options });
