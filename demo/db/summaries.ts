import type { Kysely } from 'kysely';
import type { Schema } from './schema';

/** The suspected leads of a summary: those that arrived between two midnights (UTC). */
export type Summary = {
  readonly day: string;
  /** Undefined: since the first lead. */
  readonly since: string | undefined;
  readonly until: string;
  readonly count: number;
};

const midnightOf = (day: string) => `${day}T00:00:00.000Z`;

/**
 * Returns the summary of the days before today, which begin where the last summary ends. Undefined if it has been sent, or
 * another server is sending it: its lease ends after `leaseMs`.
 */
export async function claimSummary(
  db: Kysely<Schema>,
  now: Date,
  leaseMs: number,
): Promise<Summary | undefined> {
  const day = now.toISOString().slice(0, 10);
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
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  const since = last && midnightOf(last.day);
  const until = midnightOf(day);
  const suspected = db
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('suspected', 'is not', null)
    .where('received_at', '<', until);
  const { count } = await (since
    ? suspected.where('received_at', '>=', since)
    : suspected
  ).executeTakeFirstOrThrow();
  return { day, since, until, count: Number(count) };
}

/** Records that a summary has been sent, or ends its lease, so that it is sent later. */
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
