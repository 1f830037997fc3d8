import type { Kysely } from 'kysely';
import { type Content, fieldsOf, LIST_NAMES, type ListName } from '../content/lists';
import type { Schema } from './schema';

/** Below what either engine takes as parameters of one statement. */
const ROWS_PER_INSERT = 500;

/** The mark that content was written once, by us or by the broker. */
const MARK = 'content';

type Part = { readonly limit: number; readonly offset: number };

// The lists differ in their columns only; to the query builder they are all jobs.
const asJobs = (list: ListName) => list as 'jobs';
const columnsOf = (list: ListName) => fieldsOf(list) as (keyof Content['jobs'][number])[];

/** Records of a list in their order; all of them where no part is asked for. */
export async function selectList<List extends ListName>(
  db: Kysely<Schema>,
  list: List,
  part?: Part,
): Promise<Content[List]> {
  const query = db.selectFrom(asJobs(list)).select(columnsOf(list)).orderBy('position');
  const rows = await (part ? query.limit(part.limit).offset(part.offset) : query).execute();
  return rows as unknown as Content[List];
}

export async function countList(db: Kysely<Schema>, list: ListName): Promise<number> {
  const { count } = await db
    .selectFrom(asJobs(list))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findById<List extends 'jobs' | 'posts'>(
  db: Kysely<Schema>,
  list: List,
  id: string,
): Promise<Content[List][number] | undefined> {
  const query = db.selectFrom(asJobs(list)).select(columnsOf(list)).where('id', '=', id);
  return (await query.executeTakeFirst()) as Content[List][number] | undefined;
}

/** All there is. */
export const selectContent = (db: Kysely<Schema>): Promise<Content> =>
  db.transaction().execute(async (transaction) => {
    const content: Partial<Record<ListName, unknown>> = {};
    for (const list of LIST_NAMES) content[list] = await selectList(transaction, list);
    return content as Content;
  });

async function writeLists(transaction: Kysely<Schema>, content: Partial<Content>): Promise<void> {
  for (const list of LIST_NAMES) {
    const records = content[list];
    if (!records) continue;
    await transaction.deleteFrom(asJobs(list)).execute();
    const rows = records.map((record, at) => ({
      ...record,
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

/** Takes the mark; false where it was taken before. Of two that try at once, on either engine, one gets it. */
async function takeMark(transaction: Kysely<Schema>, now: Date): Promise<boolean> {
  const taken = await transaction
    .insertInto('seeds')
    .values({ name: MARK, written_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Puts each list that is given in the place of the one that was there, all or nothing. */
export const replaceContent = (db: Kysely<Schema>, content: Partial<Content>, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await takeMark(transaction, now);
    await writeLists(transaction, content);
  });

/** Writes content into a database that never had any; leaves every other as it is, emptied ones too. */
export const seedContent = (
  db: Kysely<Schema>,
  contentOf: (now: Date) => Promise<Content>,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    if (await takeMark(transaction, now)) await writeLists(transaction, await contentOf(now));
  });
