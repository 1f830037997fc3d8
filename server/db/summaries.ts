import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { StoredLead } from './leads';
import type { Schema } from './schema';

type UnmailedLead = {
  readonly lead: StoredLead;
  /** Why the last attempt to mail the lead failed. Null if no attempt has failed. */
  readonly error: string | null;
};

/** A summary of the suspected leads that arrived between two midnights. */
export type Summary = {
  readonly day: string;
  /** Undefined if no summary has been sent before: the period then starts with the first lead. */
  readonly since: string | undefined;
  readonly until: string;
  readonly count: number;
  /** Suspected leads that have not been mailed, oldest first: at most MAX_UNMAILED. */
  readonly unmailed: readonly UnmailedLead[];
  readonly unmailedCount: number;
};

/**
 * Maximum number of leads that a summary lists in full, so that a flood of leads doesn't make it too large to be
 * mailed.
 */
const MAX_UNMAILED = 50;

/** The days that summaries count. */
type Calendar = {
  /** Returns the day at a time, such as "2026-11-27". */
  readonly dayOf: (time: Date) => string;
  /** Returns the time at which a day begins. */
  readonly midnightOf: (day: string) => Date;
};

const leadsFrom = (db: Kysely<Schema>, since: string) =>
  db.selectFrom('leads').where('received_at', '>=', since);

async function countOf<Tables extends keyof Schema>(
  rows: SelectQueryBuilder<Schema, Tables, object>,
): Promise<number> {
  const { count } = await rows.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Returns the summary that is due, and leases it: for `leaseMs`, no other server sends it. The summary covers the days
 * since the last summary, until the latest midnight. Resolves to undefined if this summary has already been sent,
 * or if another server has leased it.
 */
export async function claimSummary(
  db: Kysely<Schema>,
  now: Date,
  leaseMs: number,
  { dayOf, midnightOf }: Calendar,
): Promise<Summary | undefined> {
  const day = dayOf(now);
  const leased_until = new Date(now.getTime() + leaseMs).toISOString();
  const claimed = await db
    .insertInto('summaries')
    .values({ day, leased_until })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ leased_until })
        .where('summaries.sent_at', 'is', null)
        .where('summaries.leased_until', '<=', now.toISOString()),
    )
    .returning('day')
    .executeTakeFirst();
  if (!claimed) return undefined;
  const last = await db
    .selectFrom('summaries')
    .select('day')
    .where('sent_at', 'is not', null)
    // Leaves out days in the future: a server whose clock was ahead may have sent a summary of such a day.
    .where('day', '<', day)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  const since = last && midnightOf(last.day).toISOString();
  const until = midnightOf(day).toISOString();
  const suspected = (since ? leadsFrom(db, since) : db.selectFrom('leads'))
    .where('suspected', 'is not', null)
    .where('received_at', '<', until);
  const unmailed = suspected
    .leftJoin('deliveries', (join) => join.onRef('lead_id', '=', 'leads.id').on('channel', '=', 'mail'))
    .where('delivered_at', 'is', null);
  const [count, unmailedCount, leads] = await Promise.all([
    countOf(suspected),
    countOf(unmailed),
    unmailed.selectAll('leads').select('last_error').orderBy('id').limit(MAX_UNMAILED).execute(),
  ]);
  return {
    day,
    since,
    until,
    count,
    unmailed: leads.map(({ last_error: error, ...lead }) => ({ lead, error })),
    unmailedCount,
  };
}

/**
 * Records that a summary has been sent. If `isSent` is false, ends the summary's lease instead, so that the summary is
 * sent later.
 */
export async function recordSummary(
  db: Kysely<Schema>,
  { day }: Summary,
  { now, isSent }: { readonly now: Date; readonly isSent: boolean },
): Promise<void> {
  const time = now.toISOString();
  await db
    .updateTable('summaries')
    .set(isSent ? { sent_at: time } : { leased_until: time })
    .where('day', '=', day)
    .execute();
}
