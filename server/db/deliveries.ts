import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import { isPostgres } from './dialect';
import { addGoneNotice } from './gone-notices';
import { HELD_REASONS } from './held-reasons';
import type { IdRange } from './leads';
import { nextAttempt, type RetryDelays, startWithoutPause } from './next-attempt';
import { CHANNELS, type ChannelName, type DeliveryTable, type Schema } from './schema';

export type Delivery = Selectable<DeliveryTable>;

/** The result of an attempt to deliver a lead. */
export type Attempt = {
  readonly leadId: number;
  /** Why the attempt failed; undefined if the lead was delivered. */
  readonly error?: string | undefined;
  /**
   * True if only the operator can remove the reason for the failure. In this case, further attempts are made for 24
   * hours after this one.
   */
  readonly isHeld?: boolean | undefined;
  /** True if the webhook's receiver has refused the lead for good (HTTP 410). The lead is not tried again. */
  readonly isGone?: boolean | undefined;
  /** How long to wait before the next attempt, if the receiver has asked for a wait. */
  readonly retryAfterMs?: number | undefined;
};

/**
 * Returns the initial values of a delivery's row.
 * @param deliverAfter the time of the first attempt, if it is later than `now`
 */
export function newDelivery(channel: ChannelName, now: Date, deliverAfter?: Date) {
  const first = (deliverAfter && deliverAfter > now ? deliverAfter : now).toISOString();
  return { channel, started_at: first, attempts: 0, due_at: first };
}

type ClaimOptions = { readonly now: Date; readonly leaseMs: number; readonly limit: number };

/** Sort key that puts deliveries without an attempt first, since those that have failed may be slow, or fail again. */
const BY_TURN = sql`case when attempts = 0 then 0 else 1 end`;

/**
 * Leases up to `limit` leads that are due for delivery, and returns their ids. Leads without an attempt come first,
 * then the others. Each of these two groups is sorted by due time, earliest first. No other server gets the leased
 * leads until the lease ends. The clocks of all servers must agree to within the length of a lease.
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
      .orderBy(BY_TURN)
      .orderBy('due_at')
      .limit(limit);
  // First looks for due leads without a transaction: with a transaction, every poll would lock a SQLite file for
  // writing.
  if (!(await due(db).limit(1).executeTakeFirst())) return [];
  return db.transaction().execute(async (transaction) => {
    const free = due(transaction);
    const found = await (isPostgres(db) ? free.forUpdate().skipLocked() : free).execute();
    const ids = found.map(({ lead_id }) => lead_id);
    await lease(transaction, channel, ids, new Date(now.getTime() + leaseMs));
    return ids;
  });
}

/**
 * Leases deliveries until the time `until`. With `null`, ends their leases, so that another server may send the leads
 * at once.
 */
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

/**
 * Stores the results of attempts and ends their leases. Returns the ids of the undelivered leads that will not be tried
 * again.
 */
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
    for (const { leadId, error, isHeld, isGone, retryAfterMs } of attempts) {
      if (error === undefined) continue;
      const before = await transaction
        .selectFrom('deliveries')
        .select(['attempts', 'started_at', 'due_at'])
        .where('channel', '=', channel)
        .where('lead_id', '=', leadId)
        .executeTakeFirst();
      // The lead has been erased during the attempt.
      if (!before) continue;
      const count = before.attempts + 1;
      const dueAt = new Date(before.due_at ?? now);
      const startedAt = isHeld ? now : startWithoutPause(new Date(before.started_at), dueAt, now);
      const next = isGone ? null : nextAttempt({ attempts: count, startedAt, now, retryAfterMs, delays });
      if (!next) undelivered.push(leadId);
      if (isGone) await addGoneNotice(transaction, leadId, now);
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

/**
 * Returns how many attempts to deliver a lead over a channel have failed, and how many times somebody has asked to send
 * it again. Call it only for a lead that is not delivered, since the stored number of attempts also counts a successful
 * one.
 */
export async function readProgress(
  db: Kysely<Schema>,
  channel: ChannelName,
  leadId: number,
): Promise<{ readonly failures: number; readonly resends: number }> {
  const delivery = await db
    .selectFrom('deliveries')
    .select(['attempts', 'resends'])
    .where('channel', '=', channel)
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return { failures: delivery?.attempts ?? 0, resends: delivery?.resends ?? 0 };
}

/**
 * SQL condition: a delivery to the broker has failed, and will not be tried again or cannot succeed until the operator
 * corrects a setting.
 */
const isUndelivered = sql<SqlBool>`delivered_at is null and channel in (${sql.join(CHANNELS.map((channel) => sql.lit(channel)))}) and (
  due_at is null or last_error in (${sql.join(Object.values(HELD_REASONS).map((reason) => sql.lit(reason)))})
)`;

/** Returns the undelivered deliveries of the leads in a range, keyed by lead id. */
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

/**
 * Counts the leads that are undelivered over at least one channel. Leaves out suspected leads, since the daily summary
 * lists these.
 */
export async function countUndelivered(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .select(({ fn }) => fn.count<number | string>('lead_id').distinct().as('count'))
    .where(isUndelivered)
    .where('suspected', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
