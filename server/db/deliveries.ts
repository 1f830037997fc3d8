import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import { isPostgres } from './dialect';
import type { IdRange } from './leads';
import type { ChannelName, DeliveryTable, Schema } from './schema';

export type Delivery = Selectable<DeliveryTable>;

/** The result of an attempt. */
export type Attempt = {
  readonly leadId: number;
  /** Why it failed; undefined if the lead was delivered. */
  readonly error?: string | undefined;
  /** True if only the operator can mend the cause: the day of attempts begins once that is done. */
  readonly isHeld?: boolean | undefined;
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** Time between a failure and the next attempt: at first, and at most. */
export type RetryDelays = { readonly firstMs: number; readonly maxMs: number };
/** A lead reaches the broker within the longest delay once the receiver works again. */
const RETRY_DELAYS: RetryDelays = { firstMs: 5000, maxMs: 10 * 60 * 1000 };

type Retry = {
  /** How many attempts have failed. */
  readonly attempts: number;
  /** When delivery began. */
  readonly startedAt: Date;
  readonly now: Date;
  readonly delays?: RetryDelays | undefined;
};

/** The time of the next attempt: delays get longer, up to a limit. Null after a day of attempts. */
export function nextAttempt({ attempts, startedAt, now, delays = RETRY_DELAYS }: Retry): Date | null {
  const delay = Math.min(delays.firstMs * 3 ** (attempts - 1), delays.maxMs);
  const next = new Date(now.getTime() + delay);
  return next.getTime() - startedAt.getTime() > DAY_MS ? null : next;
}

export const newDelivery = (channel: ChannelName, now: Date) => ({
  channel,
  started_at: now.toISOString(),
  attempts: 0,
  due_at: now.toISOString(),
});

type ClaimOptions = { readonly now: Date; readonly leaseMs: number; readonly limit: number };

/**
 * Returns up to `limit` leads that are due, oldest first. No other server gets them until the lease ends. Several servers
 * must have the same time, to within the length of a lease.
 */
export async function claimDue(
  db: Kysely<Schema>,
  channel: ChannelName,
  { now, leaseMs, limit }: ClaimOptions,
): Promise<number[]> {
  const time = now.toISOString();
  const due = (db: Kysely<Schema>) =>
    db
      .selectFrom('deliveries')
      .select('lead_id')
      .where('channel', '=', channel)
      .where('due_at', '<=', time)
      .where(({ or, eb }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', time)]))
      .orderBy('due_at')
      .limit(limit);
  // Without a transaction, which would take the write lock of a SQLite file at every look.
  if (!(await due(db).limit(1).executeTakeFirst())) return [];
  return db.transaction().execute(async (transaction) => {
    const free = due(transaction);
    const found = await (isPostgres(db) ? free.forUpdate().skipLocked() : free).execute();
    const ids = found.map(({ lead_id }) => lead_id);
    await lease(transaction, channel, ids, new Date(now.getTime() + leaseMs));
    return ids;
  });
}

/** Leases deliveries until a time, or ends their leases, so that another server may send them at once. */
export async function lease(
  db: Kysely<Schema>,
  channel: ChannelName,
  leadIds: readonly number[],
  until: Date | null,
): Promise<void> {
  if (leadIds.length === 0) return;
  await db
    .updateTable('deliveries')
    .set({ leased_until: until?.toISOString() ?? null })
    .where('channel', '=', channel)
    .where('lead_id', 'in', leadIds)
    .execute();
}

/** Stores the results of attempts, ends their leases, and returns the leads that are undelivered: after these there are no more. */
export function recordAttempts(
  db: Kysely<Schema>,
  channel: ChannelName,
  attempts: readonly Attempt[],
  now: Date,
  delays?: RetryDelays,
): Promise<number[]> {
  return db.transaction().execute(async (transaction) => {
    const delivered = attempts.filter(({ error }) => error === undefined).map(({ leadId }) => leadId);
    if (delivered.length > 0) {
      await transaction
        .updateTable('deliveries')
        .set(({ eb }) => ({
          attempts: eb('attempts', '+', 1),
          due_at: null,
          leased_until: null,
          delivered_at: now.toISOString(),
          last_error: null,
        }))
        .where('channel', '=', channel)
        .where('lead_id', 'in', delivered)
        .execute();
    }
    const undelivered: number[] = [];
    for (const { leadId, error, isHeld } of attempts) {
      if (error === undefined) continue;
      const before = await transaction
        .selectFrom('deliveries')
        .select(['attempts', 'started_at'])
        .where('channel', '=', channel)
        .where('lead_id', '=', leadId)
        .executeTakeFirst();
      // Erased meanwhile.
      if (!before) continue;
      const count = before.attempts + 1;
      const startedAt = isHeld ? now : new Date(before.started_at);
      const next = nextAttempt({
        attempts: count,
        startedAt,
        now,
        delays,
      });
      if (!next) undelivered.push(leadId);
      await transaction
        .updateTable('deliveries')
        .set({
          attempts: count,
          started_at: startedAt.toISOString(),
          due_at: next?.toISOString() ?? null,
          leased_until: null,
          delivered_at: null,
          last_error: error,
        })
        .where('channel', '=', channel)
        .where('lead_id', '=', leadId)
        .execute();
    }
    return undelivered;
  });
}

/** All attempts to tell the broker have failed. */
const isUndelivered = sql<SqlBool>`due_at is null and delivered_at is null and channel <> 'confirmation'`;

/** The undelivered deliveries of these leads, by the id of the lead. */
export async function mapUndelivered(
  db: Kysely<Schema>,
  leads: IdRange,
): Promise<ReadonlyMap<number, readonly Delivery[]>> {
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .where(isUndelivered)
    .where('lead_id', '>=', leads.first)
    .where('lead_id', '<=', leads.last)
    .orderBy('channel')
    .execute();
  const byLead = new Map<number, Delivery[]>();
  for (const row of rows) byLead.set(row.lead_id, [...(byLead.get(row.lead_id) ?? []), row]);
  return byLead;
}

/** How many leads are undelivered over at least one channel. */
export async function countUndelivered(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.count<number | string>('lead_id').distinct().as('count'))
    .where(isUndelivered)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Starts deliveries from the beginning. Those that have succeeded are left alone, unless `includesDelivered`. */
async function startDeliveries(
  transaction: Kysely<Schema>,
  leadIds: readonly number[],
  channels: readonly ChannelName[],
  { now, includesDelivered }: { readonly now: Date; readonly includesDelivered: boolean },
): Promise<number> {
  let started = 0;
  for (const leadId of leadIds) {
    for (const channel of channels) {
      const start = newDelivery(channel, now);
      const { numInsertedOrUpdatedRows = 0n } = await transaction
        .insertInto('deliveries')
        .values({ lead_id: leadId, ...start })
        .onConflict((conflict) => {
          // Keeps a lease: an attempt may be on its way.
          const update = conflict
            .columns(['lead_id', 'channel'])
            .doUpdateSet({ ...start, delivered_at: null, last_error: null });
          return includesDelivered ? update : update.where('deliveries.delivered_at', 'is', null);
        })
        .executeTakeFirst();
      started += Number(numInsertedOrUpdatedRows);
    }
  }
  return started;
}

/**
 * Starts the delivery of leads again: one lead whatever happened to it, or all since a time that have not been delivered,
 * also those that are older than a channel, except suspected ones. Returns how many deliveries are due now.
 */
export function redeliver(
  db: Kysely<Schema>,
  channels: readonly ChannelName[],
  which: { readonly id: number } | { readonly since: Date },
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    if ('id' in which) {
      return startDeliveries(transaction, [which.id], channels, { now, includesDelivered: true });
    }
    const leads = await transaction
      .selectFrom('leads')
      .select('id')
      .where('received_at', '>=', which.since.toISOString())
      .where('suspected', 'is', null)
      .orderBy('id')
      .execute();
    const ids = leads.map(({ id }) => id);
    return startDeliveries(transaction, ids, channels, { now, includesDelivered: false });
  });
}

/** Marks a suspected lead as genuine, so that it is delivered; returns false if it is not suspected. */
export function approveLead(
  db: Kysely<Schema>,
  channels: readonly ChannelName[],
  id: number,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const approved = await transaction
      .updateTable('leads')
      .set({ suspected: null })
      .where('id', '=', id)
      .where('suspected', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (!approved) return false;
    await startDeliveries(transaction, [id], channels, { now, includesDelivered: false });
    return true;
  });
}
