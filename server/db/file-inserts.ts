import { CompiledQuery, type Kysely } from 'kysely';
import { type InsertNew, LEAD_COLUMNS, newLeadInput } from './insert-new';
import type { LeadKey } from './leads';
import type { Schema } from './schema';

const columns = LEAD_COLUMNS.join();
const values = LEAD_COLUMNS.map(() => '?').join();

/**
 * Inserts a lead, unless the lead conflicts with a stored lead, or its mobile number has reached the limit. The
 * parameters are, in this order: the columns' values, the mobile number, the time after which the number's leads count,
 * and, twice, the limit.
 */
const INSERT_LEAD = `
  insert into leads (${columns})
  select ${values} where (
    select count(*) from (select 1 from leads where mobile = ? and received_at > ? limit ?)
  ) < ?
  on conflict do nothing
  returning id, kind, reference`;

const INSERT_DELIVERY =
  'insert into deliveries (lead_id, channel, started_at, attempts, due_at) values (?, ?, ?, ?, ?)';

/**
 * Creates a function that stores leads in a SQLite file. The function runs statements that are already compiled: one
 * per lead, and one per delivery. `insertOnce` would need four statements, which Kysely would compile for every lead.
 * Compiling takes a tenth of the time that storing a lead takes.
 */
export const createFileInserts =
  (db: Kysely<Schema>): InsertNew =>
  async (lead, options) => {
    const input = newLeadInput(lead, options);
    const { mobile, since, max_leads, deliveries } = input;
    if (!mobile) return undefined;
    const parameters = [
      ...LEAD_COLUMNS.map((name) => input[name] ?? null),
      mobile,
      since,
      max_leads,
      max_leads,
    ];
    return db.transaction().execute(async (transaction) => {
      const run = <Row>(text: string, parameters: readonly unknown[]) =>
        transaction.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
      const [stored] = (await run<LeadKey>(INSERT_LEAD, parameters)).rows;
      if (!stored) return undefined;
      for (const { channel, started_at, attempts, due_at } of deliveries)
        await run(INSERT_DELIVERY, [stored.id, channel, started_at, attempts, due_at]);
      return stored;
    });
  };
