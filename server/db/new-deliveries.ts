import type { Kysely } from 'kysely';
import { newDelivery } from './deliveries';
import { lockKey } from './dialect';
import { leadsIn } from './lead-selection';
import type { InSameTransaction } from './leads';
import type { ChannelName, Schema } from './schema';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Resolves to true if the sender gets a confirmation. One a day per address, since anybody can type an address. */
async function getsConfirmation(transaction: Kysely<Schema>, leadId: number, now: Date): Promise<boolean> {
  const lead = await transaction
    .selectFrom('leads')
    .select('email')
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (!lead?.email) return false;
  const email = lead.email.toLowerCase();
  // If two leads of one address arrive at once, the second waits for the first.
  await lockKey(transaction, email);
  const earlier = await leadsIn(transaction, { email })
    .innerJoin('deliveries', 'deliveries.lead_id', 'leads.id')
    .select('leads.id')
    .where('channel', '=', 'confirmation')
    .where('received_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .limit(1)
    .executeTakeFirst();
  return !earlier;
}

/** Limit of suspected leads mailed in 24 hours, since programs send thousands. The daily summary lists the others. */
export const MAX_SUSPECTED_MAILS = 20;

async function mayMailSuspected(transaction: Kysely<Schema>, now: Date): Promise<boolean> {
  await lockKey(transaction, 'suspected');
  const mailed = await transaction
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .select('lead_id')
    .where('channel', '=', 'mail')
    .where('started_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .where('suspected', 'is not', null)
    .limit(MAX_SUSPECTED_MAILS)
    .execute();
  return mailed.length < MAX_SUSPECTED_MAILS;
}

/** Adds the mail of a suspected lead. No webhook: the program behind it would take the lead for a genuine one. */
export const addSuspectedDelivery =
  (channels: readonly ChannelName[], now: Date): InSameTransaction =>
  async (transaction, leadId) => {
    if (!channels.includes('mail') || !(await mayMailSuspected(transaction, now))) return;
    const delivery = { lead_id: leadId, ...newDelivery('mail', now) };
    await transaction.insertInto('deliveries').values(delivery).execute();
  };

/** Adds the deliveries of a lead, in the transaction that stores it. */
export const addDeliveries =
  (channels: readonly ChannelName[], now: Date): InSameTransaction =>
  async (transaction, leadId) => {
    const isConfirmed =
      channels.includes('confirmation') && (await getsConfirmation(transaction, leadId, now));
    const used = channels.filter((channel) => channel !== 'confirmation' || isConfirmed);
    if (used.length === 0) return;
    await transaction
      .insertInto('deliveries')
      .values(used.map((channel) => ({ lead_id: leadId, ...newDelivery(channel, now) })))
      .execute();
  };
