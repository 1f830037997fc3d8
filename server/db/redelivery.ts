import { type Kysely, type Selectable, sql } from 'kysely';
import { newDelivery } from './deliveries';
import { CHANNELS, type ChannelName, type LeadTable, type Schema } from './schema';

type Restarted = Pick<Selectable<LeadTable>, 'id' | 'deliver_after'>;

type StartOptions = {
  readonly now: Date;
  /** True to send every lead now, even if it is not due yet or has been delivered. */
  readonly isForced: boolean;
};

/**
 * Starts the deliveries of leads, even those that have failed for good. A lead that is not due yet is sent when it is
 * due. If somebody has already sent such a lead ahead of time, its unfinished deliveries continue, and its deliveries
 * that have failed for good start again now. Returns the time at which each started delivery is due.
 */
async function startDeliveries(
  transaction: Kysely<Schema>,
  leads: readonly Restarted[],
  channels: readonly ChannelName[],
  { now, isForced }: StartOptions,
): Promise<string[]> {
  const dueTimes: string[] = [];
  for (const { id: leadId, deliver_after } of leads) {
    const due = deliver_after === null ? now : new Date(deliver_after);
    const isUndue = due > now;
    for (const channel of channels) {
      const { attempts, ...start } = newDelivery(channel, now);
      const started = await transaction
        .insertInto('deliveries')
        .values({ lead_id: leadId, ...newDelivery(channel, now, isForced ? now : due) })
        .onConflict((conflict) => {
          // Leaves `leased_until` unchanged, since an attempt may be under way. If the lead is not due yet, keeps the
          // count of attempts, since the sender may withdraw a lead only if there was no attempt.
          const update = conflict.columns(['lead_id', 'channel']).doUpdateSet({
            ...start,
            ...(!isUndue && { attempts }),
            ...(isForced && { resends: sql<number>`deliveries.resends + 1` }),
            delivered_at: null,
            last_error: null,
          });
          if (isForced) return update;
          const undelivered = update.where('deliveries.delivered_at', 'is', null);
          return isUndue ? undelivered.where('deliveries.due_at', 'is', null) : undelivered;
        })
        .returning('due_at')
        .executeTakeFirst();
      if (started?.due_at) dueTimes.push(started.due_at);
    }
  }
  return dueTimes;
}

/**
 * Restarts deliveries. With `id`, sends one lead again at once, even if it was delivered. With `since`, sends all
 * undelivered leads that arrived or were due since that time, except suspected leads. Includes leads that arrived
 * before a channel was set up. Returns the time at which each started delivery is due; see startDeliveries for leads
 * that are not due.
 */
export function redeliver(
  db: Kysely<Schema>,
  channels: readonly ChannelName[],
  which: { readonly id: number } | { readonly since: Date },
  now: Date,
): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    const found = transaction.selectFrom('leads').select(['id', 'deliver_after']);
    if ('id' in which) {
      const lead = await found.where('id', '=', which.id).execute();
      return startDeliveries(transaction, lead, channels, { now, isForced: true });
    }
    const since = which.since.toISOString();
    const leads = await found
      .where(({ eb, or }) => or([eb('received_at', '>=', since), eb('deliver_after', '>=', since)]))
      .where('suspected', 'is', null)
      .orderBy('id')
      .execute();
    return startDeliveries(transaction, leads, channels, { now, isForced: false });
  });
}

/**
 * Marks a suspected lead as genuine and starts its delivery. `dueAt` is the time at which its first delivery is due;
 * null if none is due, for example because the lead was delivered before. Resolves to undefined if the lead is not
 * suspected.
 */
export function approveLead(
  db: Kysely<Schema>,
  channels: readonly ChannelName[],
  id: number,
  now: Date,
): Promise<{ readonly dueAt: string | null } | undefined> {
  return db.transaction().execute(async (transaction) => {
    const approved = await transaction
      .updateTable('leads')
      .set({ suspected: null })
      .where('id', '=', id)
      .where('suspected', 'is not', null)
      .returning(['id', 'deliver_after'])
      .executeTakeFirst();
    if (!approved) return undefined;
    await startDeliveries(transaction, [approved], channels, { now, isForced: false });
    const first = await transaction
      .selectFrom('deliveries')
      .select('due_at')
      .where('lead_id', '=', id)
      .where('channel', 'in', CHANNELS)
      .where('due_at', 'is not', null)
      .orderBy('due_at')
      .executeTakeFirst();
    return { dueAt: first?.due_at ?? null };
  });
}
