import type { Kysely } from 'kysely';
import { isPostgres } from './dialect';
import { CHANNELS, type LeadKind, type Schema } from './schema';

/** A person's email address or mobile number, normalised as in the database. */
export type Person = { readonly email: string } | { readonly mobile: string };

/**
 * Selects one of:
 * - a person's leads
 * - all leads that arrived before the time `before`, except leads that the broker gets only at that time or later
 * - the lead with the id `undueId`, if the broker doesn't have the lead yet
 */
export type LeadSelection =
  | Person
  | { readonly before: Date }
  | { readonly undueId: number; readonly now: Date };

/**
 * Selects the lead's id if the broker may have the lead: there has been an attempt to send it, or one is due, and may
 * be under way. An attempt is counted only when it ends. Failed attempts count too, since even a failed attempt may
 * have reached the broker. Otherwise selects nothing.
 */
const attempted = (db: Kysely<Schema>, id: number, now: Date) =>
  db
    .selectFrom('deliveries')
    .select('lead_id')
    .where('lead_id', '=', id)
    .where('channel', 'in', CHANNELS)
    .where(({ eb, or }) => or([eb('attempts', '>', 0), eb('due_at', '<=', now.toISOString())]));

/** Selects leads in order of arrival. Email addresses are compared regardless of case. */
export function leadsIn(db: Kysely<Schema>, selection: LeadSelection) {
  const leads = db.selectFrom('leads').orderBy('id');
  if ('before' in selection) {
    const before = selection.before.toISOString();
    return leads
      .where('received_at', '<', before)
      .where(({ eb, or }) => or([eb('deliver_after', 'is', null), eb('deliver_after', '<', before)]));
  }
  if ('undueId' in selection)
    return leads
      .where('id', '=', selection.undueId)
      .where('deliver_after', '>', selection.now.toISOString())
      .where('id', 'not in', attempted(db, selection.undueId, selection.now));
  if ('mobile' in selection) return leads.where('mobile', '=', selection.mobile);
  return leads.where(({ eb, fn, or }) =>
    // SQLite's lower() changes ASCII letters only, so an address with other letters is also compared unchanged.
    or([
      eb(fn<string>('lower', ['email']), '=', selection.email.toLowerCase()),
      eb('email', '=', selection.email),
    ]),
  );
}

/** The columns of a lead that an erasure reads. */
export type SelectedLead = {
  readonly id: number;
  readonly kind: LeadKind;
  readonly reference: number | null;
  readonly received_at: string;
};

/** Returns the selected leads. In PostgreSQL, also locks them until the transaction ends. */
export const lockLeads = (transaction: Kysely<Schema>, selection: LeadSelection): Promise<SelectedLead[]> => {
  const leads = leadsIn(transaction, selection).select(['id', 'kind', 'reference', 'received_at']);
  return (isPostgres(transaction) ? leads.forUpdate() : leads).execute();
};
