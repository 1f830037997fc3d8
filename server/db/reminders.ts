import type { Kysely } from 'kysely';
import { eraseLeads } from './erasures';
import { leadsIn } from './lead-selection';
import { findLeadId, type LeadKey, leadReference, type StoredLead } from './leads';
import type { Schema } from './schema';
import { signedTokens } from './signed-tokens';

const TOKENS = signedTokens('reminder-links');

/** Returns the token of the private link that withdraws a reminder. */
export const reminderToken = async (db: Kysely<Schema>, lead: LeadKey): Promise<string> =>
  (await TOKENS.signer(db))(leadReference(lead));

/** True if the broker doesn't have the reminder yet. */
const isUndue = async (db: Kysely<Schema>, undueId: number, now: Date): Promise<boolean> =>
  (await leadsIn(db, { undueId, now }).select('id').executeTakeFirst()) !== undefined;

/** Returns the token of a reminder's private link. Returns undefined if the broker may have the reminder already. */
export const withdrawalToken = async (
  db: Kysely<Schema>,
  lead: LeadKey,
  now: Date,
): Promise<string | undefined> => ((await isUndue(db, lead.id, now)) ? reminderToken(db, lead) : undefined);

/** A renewal reminder, which its sender can withdraw until the broker has it. */
export type Reminder = {
  readonly reference: string;
  /** Undefined if the reminder is withdrawn or erased. */
  readonly lead: StoredLead | undefined;
  readonly isWithdrawable: boolean;
};

/** Finds the reminder that a token is for. Returns undefined if the token is not genuine. */
export async function findReminder(
  db: Kysely<Schema>,
  token: string,
  now: Date,
): Promise<Reminder | undefined> {
  const reference = await TOKENS.read(db, token);
  if (!reference) return undefined;
  const id = await findLeadId(db, reference);
  if (id === undefined) return { reference, lead: undefined, isWithdrawable: false };
  const lead = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  return { reference, lead, isWithdrawable: await isUndue(db, id, now) };
}

/** Erases a reminder that the broker doesn't have yet. Resolves to false if the broker has it. */
export async function withdrawReminder(
  db: Kysely<Schema>,
  { id }: Pick<StoredLead, 'id'>,
  now: Date,
): Promise<boolean> {
  const { leads } = await eraseLeads(db, { undueId: id, now }, { now });
  return leads.length > 0;
}
