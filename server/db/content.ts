import type { Kysely } from 'kysely';
import { type Content, fieldsOf, LIST_NAMES, type ListName } from '../../host-pages/content/lists';
import type { Schema } from './schema';

/**
 * Maximum number of rows that a statement inserts, since SQLite and PostgreSQL limit the number of parameters in a
 * statement.
 */
const ROWS_PER_INSERT = 500;

/** Name of the row in `seeds` that exists once the sample content or the broker's content has been written. */
const SEED_NAME = 'content';

type Page = { readonly limit: number; readonly offset: number };

// Casts the name of any list to 'jobs', so that the query builder accepts it. The lists differ only in their columns.
const asJobs = (list: ListName) => list as 'jobs';
const columnsOf = (list: ListName) => fieldsOf(list) as (keyof Content['jobs'][number])[];

/** Returns the items of a list in the list's order. With `page`, returns only the items on that page. */
export async function selectList<List extends ListName>(
  db: Kysely<Schema>,
  list: List,
  page?: Page,
): Promise<Content[List]> {
  const query = db.selectFrom(asJobs(list)).select(columnsOf(list)).orderBy('position');
  const rows = await (page ? query.limit(page.limit).offset(page.offset) : query).execute();
  return rows as unknown as Content[List];
}

export async function countList(db: Kysely<Schema>, list: ListName): Promise<number> {
  const { count } = await db
    .selectFrom(asJobs(list))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the item with the id `id`, which may be any text that a visitor sends. */
export async function findById<List extends 'jobs' | 'posts'>(
  db: Kysely<Schema>,
  list: List,
  id: string,
): Promise<Content[List][number] | undefined> {
  // PostgreSQL rejects NUL in a text.
  if (id.includes('\0')) return undefined;
  const query = db.selectFrom(asJobs(list)).select(columnsOf(list)).where('id', '=', id);
  return (await query.executeTakeFirst()) as Content[List][number] | undefined;
}

/** Reads all lists in one transaction. */
export const selectContent = (db: Kysely<Schema>): Promise<Content> =>
  db.transaction().execute(async (transaction) => {
    const content: Partial<Record<ListName, unknown>> = {};
    for (const list of LIST_NAMES) content[list] = await selectList(transaction, list);
    return content as Content;
  });

async function writeLists(transaction: Kysely<Schema>, content: Partial<Content>): Promise<void> {
  for (const list of LIST_NAMES) {
    const items = content[list];
    if (!items) continue;
    await transaction.deleteFrom(asJobs(list)).execute();
    const rows = items.map((item, at) => ({
      ...item,
      position: at + 1,
    })) as unknown as Schema['jobs'][];
    for (let first = 0; first < rows.length; first += ROWS_PER_INSERT) {
      await transaction
        .insertInto(asJobs(list))
        .values(rows.slice(first, first + ROWS_PER_INSERT))
        .execute();
    }
  }
}

/** Resolves to true if the sample content or the broker's content has ever been written. */
export async function hasContent(db: Kysely<Schema>): Promise<boolean> {
  const seed = await db.selectFrom('seeds').select('name').where('name', '=', SEED_NAME).executeTakeFirst();
  return seed !== undefined;
}

/**
 * Adds the row SEED_NAME to `seeds`. Resolves to true if this call has added the row, and to false if the row existed
 * before. If two calls run concurrently, only one resolves to true, in SQLite and in PostgreSQL.
 */
async function claimSeed(transaction: Kysely<Schema>, now: Date): Promise<boolean> {
  const claimed = await transaction
    .insertInto('seeds')
    .values({ name: SEED_NAME, written_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Replaces each list that `content` has, in one transaction. */
export const replaceContent = (db: Kysely<Schema>, content: Partial<Content>, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await claimSeed(transaction, now);
    await writeLists(transaction, content);
  });

/**
 * Writes content into a database that has never had content. If the database has had content, writes nothing: a list
 * that the broker has emptied must stay empty. Nor does it lock a database that has had content, so that a server can
 * start while another process is writing.
 */
export async function seedContent(
  db: Kysely<Schema>,
  contentOf: (now: Date) => Promise<Content>,
  now: Date,
): Promise<void> {
  if (await hasContent(db)) return;
  await db.transaction().execute(async (transaction) => {
    if (await claimSeed(transaction, now)) await writeLists(transaction, await contentOf(now));
  });
}
