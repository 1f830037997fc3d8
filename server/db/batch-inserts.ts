import { CompiledQuery, type Kysely, sql } from 'kysely';
import pg from 'pg';
import { type InsertNew, LEAD_COLUMNS, newLeadInput } from './insert-new';
import type { LeadKey } from './leads';
import { PREPARED } from './preparing-client';
import type { Schema } from './schema';

/** The class of PostgreSQL's error codes. */
const OPERATOR_INTERVENTION = '57';

const columns = sql.join(LEAD_COLUMNS.map((name) => sql.ref(name)));
const definitions = sql.join(
  LEAD_COLUMNS.map((name) => sql`${sql.ref(name)} ${sql.raw(name === 'reference' ? 'integer' : 'text')}`),
);

type Input = ReturnType<typeof newLeadInput>;
type Waiting = {
  readonly input: Input;
  resolve(stored: LeadKey | undefined): void;
  reject(error: unknown): void;
};

/** Whether PostgreSQL refuses the values of a statement. Otherwise it cannot be reached, is stopping or takes too long. */
const refusesValues = (error: unknown) =>
  error instanceof pg.DatabaseError && !error.code?.startsWith(OPERATOR_INTERVENTION);

/** Its parameter is a list of inputs as JSON. */
const INSERT = sql`${sql.raw(PREPARED)}
    with input as (
      select * from jsonb_to_recordset(${null}::jsonb)
        as input(${definitions}, max_leads integer, since text, deliveries jsonb)
    ), lead as (
      insert into leads (${columns})
      select ${columns} from input
      where (
        select count(*) from (
          select 1 from leads
          where leads.mobile = input.mobile and leads.received_at > input.since
          limit input.max_leads
        ) as recent
      ) < max_leads
      on conflict do nothing
      returning id, kind, reference, repeat_key
    ), delivery as (
      insert into deliveries (lead_id, channel, started_at, attempts, due_at)
      select lead.id, delivery.* from lead
      join input using (repeat_key),
      jsonb_to_recordset(input.deliveries)
        as delivery(channel text, started_at text, attempts integer, due_at text)
    )
    select id, kind, reference, repeat_key from lead`;

/** Returns a function that runs the statement. It is written out once: that takes as long as the checks of a lead. */
function createInsertAll(db: Kysely<Schema>) {
  const { sql: text } = INSERT.compile(db);
  return async (inputs: readonly Input[]): Promise<ReadonlyMap<string, LeadKey>> => {
    const query = CompiledQuery.raw(text, [JSON.stringify(inputs)]);
    const { rows } = await db.executeQuery<LeadKey & { repeat_key: string }>(query);
    return new Map(rows.map(({ repeat_key, ...key }) => [repeat_key, key]));
  };
}

/**
 * Stores leads in PostgreSQL with one statement: insertOnce needs seven for each, and every statement waits for the database.
 * Leads that arrive while it runs wait for the next one.
 */
export function createBatchInserts(db: Kysely<Schema>): InsertNew {
  const insertAll = createInsertAll(db);
  let waiting: Waiting[] = [];
  /** Leads that wait or are being stored, by mobile number. */
  const unfinished = new Map<string, Promise<LeadKey | undefined>>();
  let isRunning = false;

  async function insertWaiting() {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const stored = await insertAll(batch.map(({ input }) => input));
        for (const { input, resolve } of batch) resolve(stored.get(input.repeat_key));
      } catch (error) {
        const mayBeOfAnother = batch.length > 1 && refusesValues(error);
        for (const { resolve, reject } of batch) {
          if (mayBeOfAnother) resolve(undefined);
          else reject(error);
        }
      }
    }
    isRunning = false;
  }

  return async (lead, options) => {
    const input = newLeadInput(lead, options);
    const { mobile } = input;
    if (!mobile) return undefined;
    // The statement does not see the other leads that it stores.
    const other = unfinished.get(mobile);
    if (other) {
      await other.catch(() => {});
      return undefined;
    }
    const stored = new Promise<LeadKey | undefined>((resolve, reject) =>
      waiting.push({ input, resolve, reject }),
    );
    unfinished.set(mobile, stored);
    if (!isRunning) void insertWaiting();
    return stored.finally(() => unfinished.delete(mobile));
  };
}
