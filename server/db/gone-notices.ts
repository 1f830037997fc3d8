import type { Kysely } from 'kysely';
import type { LeadKey } from './leads';
import type { ChannelName, Schema } from './schema';

/**
 * Minimum time between two notices. A notice tells the broker that the webhook's receiver refuses leads for good (HTTP
 * 410). One notice lists all refused leads, so the broker doesn't need a notice for each lead.
 */
const PAUSE_MS = 60 * 60 * 1000;

const CHANNEL: ChannelName = 'gone';

/** The value of `last_error` if the webhook's receiver has refused a lead for good. */
export const GONE = 'HTTP 410';

/**
 * Adds a notice about a refused lead. Adds none if another notice is still to be sent, since that notice will also list
 * this lead.
 */
export async function addGoneNotice(transaction: Kysely<Schema>, leadId: number, now: Date): Promise<void> {
  const notices = transaction.selectFrom('deliveries').where('channel', '=', CHANNEL);
  const due = await notices
    .select('lead_id')
    .where('due_at', 'is not', null)
    // Ignores a notice that has a lease: it is being sent, and its text may have been written before this lead was
    // refused.
    .where(({ or, eb }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', now.toISOString())]))
    .executeTakeFirst();
  if (due) return;
  const last = await notices.select(({ fn }) => fn.max('started_at').as('at')).executeTakeFirst();
  const earliest = last?.at ? new Date(last.at).getTime() + PAUSE_MS : 0;
  const at = new Date(Math.max(now.getTime(), earliest)).toISOString();
  const notice = {
    started_at: at,
    attempts: 0,
    due_at: at,
    leased_until: null,
    delivered_at: null,
    last_error: null,
  };
  await transaction
    .insertInto('deliveries')
    .values({ lead_id: leadId, channel: CHANNEL, ...notice })
    .onConflict((conflict) => conflict.columns(['lead_id', 'channel']).doUpdateSet(notice))
    .execute();
}

/** Selects the leads that the webhook's receiver has refused for good, unless they were sent again. */
const refusedLeads = (db: Kysely<Schema>) =>
  db
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .where('channel', '=', 'webhook')
    .where('due_at', 'is', null)
    .where('delivered_at', 'is', null)
    .where('last_error', '=', GONE);

/**
 * When leads are deleted, keeps a notice that is still to be sent. The notice is about all refused leads, but it is
 * stored with one of them. If that lead is among those to be deleted, stores the notice with another refused lead. Call
 * this before the leads are deleted.
 */
export async function keepGoneNotice(transaction: Kysely<Schema>, leadIds: readonly number[]): Promise<void> {
  const notice = await transaction
    .selectFrom('deliveries')
    .selectAll()
    .where('channel', '=', CHANNEL)
    .where('due_at', 'is not', null)
    .where('lead_id', 'in', leadIds)
    .executeTakeFirst();
  if (!notice) return;
  const other = await refusedLeads(transaction)
    .select('lead_id')
    .where('lead_id', 'not in', leadIds)
    .orderBy('lead_id', 'desc')
    .executeTakeFirst();
  if (!other) return;
  const { lead_id: _, ...waiting } = notice;
  await transaction
    .insertInto('deliveries')
    .values({ ...waiting, ...other })
    .onConflict((conflict) => conflict.columns(['lead_id', 'channel']).doUpdateSet(waiting))
    .execute();
}

/** Leads that the webhook's receiver has refused for good. */
export type GoneLeads<Lead> = {
  /** Only the latest leads, newest first. */
  readonly latest: readonly Lead[];
  /** The number of all refused leads. */
  readonly count: number;
};

/**
 * Counts the leads that the webhook's receiver has refused for good, and returns the latest ones.
 * @param limit maximum number of leads to return
 */
export async function listGone(db: Kysely<Schema>, limit: number): Promise<GoneLeads<LeadKey>> {
  const latest = await refusedLeads(db)
    .select(['leads.kind', 'leads.id', 'leads.reference'])
    .orderBy('leads.id', 'desc')
    .limit(limit)
    .execute();
  const { count } = await refusedLeads(db)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return { latest, count: Number(count) };
}
