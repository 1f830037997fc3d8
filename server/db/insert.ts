import type { Kysely } from 'kysely';
import { createBatchInserts } from './batch-inserts';
import { isPostgres } from './dialect';
import { createFileInserts } from './file-inserts';
import { type InSameTransaction, insertOnce, type LeadKey, listArrivals, type NewLead } from './leads';
import { addDeliveries, addSuspectedDelivery } from './new-deliveries';
import type { ChannelName, Schema } from './schema';

type Limits = {
  /** A mobile number may have at most `leads` leads received after `since`. */
  readonly mobile: { readonly leads: number; readonly since: Date };
  /**
   * Counts the sender's leads. If the sender has sent too many, `countLead` rejects, and `tryCountLead` resolves to
   * false.
   */
  readonly sender: {
    countLead(): Promise<void>;
    tryCountLead(): Promise<boolean>;
    uncountLead(): Promise<void>;
    /** Counts a confirmation for the sender; resolves to false if the sender is over the limit. */
    tryCountConfirmation(): Promise<boolean>;
  };
  /**
   * Returns the error for a mobile number with too many leads. `oldest` is the arrival time of the oldest lead that is
   * counted for the limit.
   */
  tooManyOfMobile(oldest: Date): Error;
};

type InsertOptions = {
  readonly now: Date;
  readonly channels: readonly ChannelName[];
  readonly limits: Limits;
  /** Stores the lead's rows in other tables, such as the row of an application. */
  readonly extra?: InSameTransaction | undefined;
};

/**
 * Stores a lead with its deliveries. Resolves to the lead's key once the lead and its deliveries are on the disk. If
 * the lead repeats a stored lead, stores and counts nothing, and resolves to the key of the stored lead.
 * @throws the error of `tooManyOfMobile` or `countLead` if a limit is exceeded
 */
export type Insert = (
  lead: NewLead,
  options: InsertOptions,
) => Promise<{ readonly key: LeadKey; readonly isRepeat: boolean }>;

/**
 * Creates the function that stores leads. Most leads need only the few statements of `insertNew`, which is a different
 * function for each database. Other leads, such as repeats, applications and suspected leads, need the longer
 * transaction of `insertOnce`. If senders get confirmations, all leads need `insertOnce`.
 */
export function createInsert(db: Kysely<Schema>): Insert {
  const insertNew = isPostgres(db) ? createBatchInserts(db) : createFileInserts(db);
  return async (lead, { now, channels, limits, extra }) => {
    const { mobile, sender, tooManyOfMobile } = limits;
    const isSimple = !extra && !lead.suspected && !channels.includes('confirmation');
    if (isSimple && (await sender.tryCountLead())) {
      const key = await insertNew(lead, { now, mobileLimit: mobile, channels });
      if (key) return { key, isRepeat: false };
      await sender.uncountLead();
    }

    let isRepeat = true;
    const checkLimits = async (transaction: Kysely<Schema>) => {
      isRepeat = false;
      const number = lead.fields.mobile;
      const arrivals = number ? await listArrivals(transaction, number, mobile.since, mobile.leads) : [];
      const oldest = arrivals[mobile.leads - 1];
      if (oldest) throw tooManyOfMobile(oldest);
      await sender.countLead();
    };
    const { suspected, deliverAfter } = lead;
    const { tryCountConfirmation } = sender;
    const deliver = suspected
      ? addSuspectedDelivery(channels, now, deliverAfter)
      : addDeliveries(channels, now, { tryCountConfirmation, deliverAfter });
    const key = await insertOnce(db, lead, now, {
      beforeInsert: checkLimits,
      async inSameTransaction(transaction, id) {
        await extra?.(transaction, id);
        await deliver(transaction, id);
      },
    });
    return { key, isRepeat };
  };
}
