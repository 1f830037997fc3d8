import type { Kysely } from 'kysely';
import { isPostgres } from './dialect';
import type { LeadKind, Schema } from './schema';

/** Normalised, as in the database. */
export type Person = { readonly email: string } | { readonly mobile: string };

/** Selects a person's leads, or all leads that arrived before a time. */
export type LeadSelection = Person | { readonly before: Date };

/** Selects leads in order of arrival. Email addresses are compared regardless of case. */
export function leadsIn(db: Kysely<Schema>, selection: LeadSelection) {
  const leads = db.selectFrom('leads').orderBy('id');
  if ('before' in selection) return leads.where('received_at', '<', selection.before.toISOString());
  if ('mobile' in selection) return leads.where('mobile', '=', selection.mobile);
  return leads.where(({ eb, fn, or }) =>
    // SQLite's lower() changes ASCII letters only.
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
