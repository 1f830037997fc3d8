import { CompiledQuery, type Kysely, sql } from 'kysely';
import pg from 'pg';
import { type InsertNew, LEAD_COLUMNS, newLeadInput } from './insert-new';
import type { LeadKey } from './leads';
import { PREPARED } from './preparing-client';
import type { Schema } from './schema';

/** PostgreSQL's error codes for a shutdown or a cancelled statement begin with these digits. */
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

/**
 * True if PostgreSQL refuses a statement, possibly because of the statement's values. False if PostgreSQL can't be
 * reached, is shutting down or takes too long.
 */
const refusesValues = (error: unknown) =>
  error instanceof pg.DatabaseError && !error.code?.startsWith(OPERATOR_INTERVENTION);

/**
 * Stores leads and their deliveries. Skips a lead that conflicts with a stored lead, and a lead whose mobile number has
 * reached its limit. The statement has one parameter: a JSON array of inputs.
 */
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

/** Returns a function that runs INSERT. Compiles INSERT only once: compiling takes as long as validating a lead. */
function createInsertAll(db: Kysely<Schema>) {
  const { sql: text } = INSERT.compile(db);
  return async (inputs: readonly Input[]): Promise<ReadonlyMap<string, LeadKey>> => {
    const query = CompiledQuery.raw(text, [JSON.stringify(inputs)]);
    const { rows } = await db.executeQuery<LeadKey & { repeat_key: string }>(query);
    return new Map(rows.map(({ repeat_key, ...key }) => [repeat_key, key]));
  };
}

/**
 * Creates a function that stores leads in batches. A batch needs only one statement, and thus one round trip to the
 * database. `insertOnce` would need seven round trips for each lead. Leads that arrive while a batch is being stored
 * wait for the next batch.
 */
export function createBatchInserts(db: Kysely<Schema>): InsertNew {
  const insertAll = createInsertAll(db);
  let waiting: Waiting[] = [];
  /** Leads that are waiting or being stored, keyed by mobile number. */
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
    // If another lead with the same number is unfinished, waits for it, and leaves this lead to `insertOnce`. Two leads
    // with the same number must not be in one batch: for the limit per number, the statement counts only leads that
    // were stored before it.
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
