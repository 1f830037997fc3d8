import type { Kysely } from 'kysely';
import { findApplication, type StoredApplication } from './applications';
import type { Delivery } from './deliveries';
import { type ListedLead, readListed } from './lead-list';
import { type LeadState, listStatusChanges, readState, type StatusChange } from './lead-states';
import type { StoredLead } from './leads';
import { findPartner, type Partner } from './partners';
import type { Schema } from './schema';

/** Everything about one lead. */
export type LeadDetail = {
  readonly lead: StoredLead;
  readonly listed: ListedLead;
  readonly application: StoredApplication | undefined;
  readonly deliveries: readonly Delivery[];
  readonly state: LeadState;
  /** The changes of the lead's status, newest first. */
  readonly statusChanges: readonly StatusChange[];
  /** The lead's partner. Undefined if the lead has no partner, or the partner's ID is unknown. */
  readonly partner: Partner | undefined;
  /** The latest other leads with the same mobile number or email address, newest first. At most MAX_OTHERS. */
  readonly others: readonly ListedLead[];
  /** True if the person has more leads than `others` lists. */
  readonly hasMoreOthers: boolean;
};

export const MAX_OTHERS = 20;

/**
 * Returns up to MAX_OTHERS + 1 other leads of the same person, newest first. Runs two queries, since a single query
 * with `or` would make SQLite read all leads.
 */
async function listOthers(db: Kysely<Schema>, lead: StoredLead, now: Date): Promise<readonly ListedLead[]> {
  const newest = db
    .selectFrom('leads')
    .select(['id'])
    .where('id', '<>', lead.id)
    // Leave out a reminder that is not due: its sender was told that the team doesn't get it earlier.
    .where(({ eb, or }) =>
      or([eb('deliver_after', 'is', null), eb('deliver_after', '<=', now.toISOString())]),
    )
    .orderBy('received_at', 'desc')
    .limit(MAX_OTHERS + 1);
  const byMobile = lead.mobile ? await newest.where('mobile', '=', lead.mobile).execute() : [];
  const byEmail = lead.email
    ? await newest
        .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', (lead.email ?? '').toLowerCase()))
        .execute()
    : [];
  const ids = [...new Set([...byMobile, ...byEmail].map(({ id }) => id))];
  return (await readListed(db, ids, now)).slice(0, MAX_OTHERS + 1);
}

/** Reads everything about a lead; undefined if there is no such lead. */
export async function readLeadDetail(
  db: Kysely<Schema>,
  id: number,
  now: Date,
): Promise<LeadDetail | undefined> {
  const lead = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  const [listed] = await readListed(db, [id], now);
  if (!lead || !listed) return undefined;
  const others = await listOthers(db, lead, now);
  return {
    lead,
    listed,
    application: await findApplication(db, id),
    deliveries: await db
      .selectFrom('deliveries')
      .selectAll()
      .where('lead_id', '=', id)
      .orderBy('channel')
      .execute(),
    state: await readState(db, id),
    statusChanges: await listStatusChanges(db, id),
    partner: lead.partner ? await findPartner(db, lead.partner) : undefined,
    others: others.slice(0, MAX_OTHERS),
    hasMoreOthers: others.length > MAX_OTHERS,
  };
}
