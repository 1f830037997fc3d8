import { type Kysely, sql } from 'kysely';
import { newDelivery } from './deliveries';
import { isPostgres, lockKey } from './dialect';
import type { InSameTransaction } from './leads';
import { mailboxOf } from './mailbox';
import type { CHANNELS, ChannelName, Schema } from './schema';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Maximum number of confirmations in 24 hours, counted over all senders. Limited, since programs can send thousands of
 * leads.
 */
export const MAX_CONFIRMATIONS = 1000;

/** Selects the confirmations of the last 24 hours. */
const recentConfirmations = (db: Kysely<Schema>, now: Date) =>
  db
    .selectFrom('deliveries')
    // Uses a literal, not a parameter: otherwise the database can't use the partial index `deliveries_confirmations`.
    .where('channel', '=', sql.lit('confirmation' as const))
    .where('started_at', '>', new Date(now.getTime() - DAY_MS).toISOString());

type ConfirmationOptions = {
  readonly now: Date;
  /** Counts a confirmation for the sender; resolves to false if the sender is over the limit. */
  readonly tryCountConfirmation: () => Promise<boolean>;
};

/**
 * Resolves to true if the sender gets a confirmation. Each mailbox gets at most one confirmation a day, since anybody
 * can type another person's address. The number of confirmations is also limited per sender and in total.
 */
async function getsConfirmation(
  transaction: Kysely<Schema>,
  leadId: number,
  { now, tryCountConfirmation }: ConfirmationOptions,
): Promise<boolean> {
  const lead = await transaction
    .selectFrom('leads')
    .select('email')
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (!lead?.email) return false;
  // Waits while another transaction has this lock, so that the queries below find the other transaction's confirmation.
  await lockKey(transaction, 'confirmations');
  const { count } = await recentConfirmations(transaction, now)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_CONFIRMATIONS) return false;
  const confirmed = await recentConfirmations(transaction, now)
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .select('email')
    .execute();
  const mailbox = mailboxOf(lead.email);
  if (confirmed.some(({ email }) => email !== null && mailboxOf(email) === mailbox)) return false;
  return tryCountConfirmation();
}

/**
 * Maximum number of suspected leads that are mailed in 24 hours. Limited, since programs can send thousands of leads.
 * The daily summary lists the suspected leads that are not mailed.
 */
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

/**
 * Returns a callback that adds the delivery of a suspected lead. It adds only a mail delivery, and at most
 * MAX_SUSPECTED_MAILS of these in 24 hours. It adds no webhook delivery, since the webhook's receiver would take the
 * lead for a genuine one.
 *
 * If `deliverAfter` is in the future, the callback adds no delivery. In this case, the daily summary lists the lead. If
 * somebody approves the lead, it is mailed when it is due.
 */
export const addSuspectedDelivery =
  (channels: readonly ChannelName[], now: Date, deliverAfter?: Date): InSameTransaction =>
  async (transaction, leadId) => {
    if (deliverAfter && deliverAfter > now) return;
    if (!channels.includes('mail') || !(await mayMailSuspected(transaction, now))) return;
    const delivery = { lead_id: leadId, ...newDelivery('mail', now) };
    await transaction.insertInto('deliveries').values(delivery).execute();
  };

type DeliveryOptions = {
  /** See ConfirmationOptions. Default: the sender's confirmations are not limited. */
  readonly tryCountConfirmation?: ConfirmationOptions['tryCountConfirmation'];
  /** When the broker gets the lead. The confirmation is due at once. */
  readonly deliverAfter?: Date | undefined;
};

/** Returns a callback that adds the deliveries of a lead, in the transaction that stores the lead. */
export const addDeliveries =
  (
    channels: readonly ChannelName[],
    now: Date,
    { tryCountConfirmation = async () => true, deliverAfter }: DeliveryOptions = {},
  ): InSameTransaction =>
  async (transaction, leadId) => {
    const isConfirmed =
      channels.includes('confirmation') &&
      (await getsConfirmation(transaction, leadId, { now, tryCountConfirmation }));
    const used = channels.filter((channel) => channel !== 'confirmation' || isConfirmed);
    if (used.length === 0) return;
    await transaction
      .insertInto('deliveries')
      .values(
        used.map((channel) => ({
          lead_id: leadId,
          ...newDelivery(channel, now, channel === 'confirmation' ? undefined : deliverAfter),
        })),
      )
      .execute();
  };

/**
 * Adds the missing deliveries over `channels` of the leads that are not due yet. Such a lead may wait for months, so it
 * may be older than a channel.
 */
export async function addMissingDeliveries(
  db: Kysely<Schema>,
  channels: readonly (typeof CHANNELS)[number][],
  now: Date,
): Promise<void> {
  const waiting = db
    .selectFrom('leads')
    .where('deliver_after', '>', now.toISOString())
    .where('suspected', 'is', null);
  // In PostgreSQL, the lock waits for a transaction that erases a lead, and then leaves the lead out. Otherwise the
  // foreign key would reject the whole statement.
  const locked = isPostgres(db) ? waiting.forKeyShare() : waiting;
  for (const channel of channels) {
    await db
      .insertInto('deliveries')
      .columns(['lead_id', 'channel', 'started_at', 'attempts', 'due_at'])
      .expression(
        // Must be the values of newDelivery. SQL sets them, so that one statement selects and adds.
        locked.select([
          'id',
          sql.lit(channel).as('channel'),
          'deliver_after as started_at',
          sql.lit(0).as('attempts'),
          'deliver_after as due_at',
        ]),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
