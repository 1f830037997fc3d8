import { type Kysely, sql } from 'kysely';
import type { AnalyticsTable, Schema } from './schema';

export type Count = AnalyticsTable;

/**
 * The columns that identify a count. `form`, `partner` and `field` are empty if the event has none. If `field` is set,
 * `path` and `partner` are empty.
 */
export const COUNT_KEY = ['day', 'path', 'partner', 'form', 'event', 'field'] as const;
export type CountKey = Pick<Count, (typeof COUNT_KEY)[number]>;

/**
 * Maximum number of rows that a statement inserts, since SQLite and PostgreSQL limit the number of parameters in a
 * statement.
 */
const ROWS_PER_STATEMENT = 100;

/** Adds `counts` to the stored counts in one transaction. If the promise rejects, no count has been added. */
export async function addCounts(db: Kysely<Schema>, counts: readonly Count[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (let at = 0; at < counts.length; at += ROWS_PER_STATEMENT) {
      await transaction
        .insertInto('analytics')
        .values(counts.slice(at, at + ROWS_PER_STATEMENT))
        .onConflict((conflict) =>
          conflict
            .columns([...COUNT_KEY])
            .doUpdateSet({ times: sql<number>`analytics.times + excluded.times` }),
        )
        .execute();
    }
  });
}

/**
 * Sums up each count over the days from `since` on. Without `since`, sums it up over all days.
 * @param since the first day, such as `2026-11-23`
 */
export async function readCounts(db: Kysely<Schema>, since = ''): Promise<readonly Omit<Count, 'day'>[]> {
  const rows = await db
    .selectFrom('analytics')
    .select(['path', 'partner', 'form', 'event', 'field'])
    .select(({ fn }) => fn.sum('times').as('times'))
    .where('day', '>=', since)
    .groupBy(['path', 'partner', 'form', 'event', 'field'])
    .execute();
  // PostgreSQL returns a sum as text.
  return rows.map((row) => ({ ...row, times: Number(row.times) }));
}

/** Returns the partner IDs that have counts on a day. */
export async function listCountedPartners(db: Kysely<Schema>, day: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('analytics')
    .select('partner')
    .distinct()
    .where('day', '=', day)
    .where('partner', '<>', '')
    .execute();
  return new Set(rows.map(({ partner }) => partner));
}

/** Returns the number of rows of a day that have a partner, and a path other than `path`. */
export async function countPartnerPages(db: Kysely<Schema>, day: string, path: string): Promise<number> {
  const { count } = await db
    .selectFrom('analytics')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('day', '=', day)
    .where('partner', '<>', '')
    .where('path', '<>', path)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes the counts of the days before a day, such as `2026-11-23`. */
export const deleteCountsBefore = (db: Kysely<Schema>, day: string) =>
  db.deleteFrom('analytics').where('day', '<', day).execute();
