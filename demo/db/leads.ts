import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { FieldValues } from '../../widgets/contract/field-rules';
import type { LeadKind, LeadTable, Schema } from './schema';

export type NewLead = {
  readonly kind: LeadKind;
  /** Normalised. */
  readonly fields: FieldValues;
  readonly extra: Readonly<Record<string, string>>;
  /** More values that make two leads different, stored in other tables. */
  readonly dedupeFields?: Readonly<Record<string, string>>;
};

/** Writes the other rows of a lead, in the transaction that writes the lead. */
export type InSameTransaction = (transaction: Kysely<Schema>, id: number) => Promise<void>;

type InsertHooks = {
  /** Called in the transaction before a lead that is not a repeat is written. If it throws, the lead is not stored. */
  readonly beforeInsert?: (transaction: Kysely<Schema>) => Promise<void>;
  readonly inSameTransaction?: InSameTransaction | undefined;
};

export type StoredLead = Selectable<LeadTable>;

/** A copy that arrives within this time is the same lead. */
const REPEAT_WINDOW_MS = 24 * 60 * 60 * 1000;

const PREFIX = { quote: 'Q', query: 'E', application: 'A' } as const satisfies Record<LeadKind, string>;
const FIRST_NUMBER = 1000;

/** The reference of a lead, for the person who sent it: "Q-1001". */
export const leadReference = (kind: LeadKind, id: number) => `${PREFIX[kind]}-${FIRST_NUMBER + id}`;

/** The id of a lead, from its reference or its id; undefined if it is neither. */
export function readReference(given: string): number | undefined {
  const [, prefix, digits] = /^(?:([A-Z])-)?(\d{1,9})$/i.exec(given) ?? [];
  if (digits === undefined) return undefined;
  if (prefix === undefined) return Number(digits);
  return Object.values<string>(PREFIX).includes(prefix.toUpperCase())
    ? Number(digits) - FIRST_NUMBER
    : undefined;
}

function dedupeKey({ kind, fields, dedupeFields }: NewLead): string {
  const sorted = Object.entries({ ...fields, ...dedupeFields }).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return createHash('sha256')
    .update(JSON.stringify([kind, sorted]))
    .digest('hex');
}

/**
 * Stores a lead unless the same lead arrived within the last day, and returns its id. The lead is on the disk by then.
 *
 * The unique `repeat_key` lets the database decide between two copies that arrive at once, on either engine. It contains
 * no date, since a lead before midnight and its copy after would differ. Instead, when a copy arrives, the key of a lead
 * that is a day old is cleared, so that the copy can be stored.
 */
export function insertOnce(
  db: Kysely<Schema>,
  lead: NewLead,
  now: Date,
  { beforeInsert, inSameTransaction }: InsertHooks = {},
): Promise<number> {
  const key = dedupeKey(lead);
  const dayAgo = new Date(now.getTime() - REPEAT_WINDOW_MS).toISOString();
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('leads')
      .set({ repeat_key: null })
      .where('repeat_key', '=', key)
      .where('received_at', '<=', dayAgo)
      .execute();
    const stored = transaction.selectFrom('leads').select('id').where('repeat_key', '=', key);
    const first = await stored.executeTakeFirst();
    if (first) return first.id;
    await beforeInsert?.(transaction);
    const inserted = await transaction
      .insertInto('leads')
      .values({
        ...lead.fields,
        kind: lead.kind,
        received_at: now.toISOString(),
        repeat_key: key,
        extra: JSON.stringify(lead.extra),
      })
      .onConflict((conflict) => conflict.column('repeat_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return (await stored.executeTakeFirstOrThrow()).id;
    await inSameTransaction?.(transaction, inserted.id);
    return inserted.id;
  });
}

/** The times of the last leads of a mobile number after `since`, newest first. */
export async function listArrivals(
  db: Kysely<Schema>,
  mobile: string,
  since: Date,
  limit: number,
): Promise<Date[]> {
  const leads = await db
    .selectFrom('leads')
    .select('received_at')
    .where('mobile', '=', mobile)
    .where('received_at', '>', since.toISOString())
    .orderBy('received_at', 'desc')
    .limit(limit)
    .execute();
  return leads.map((lead) => new Date(lead.received_at));
}

/** Leads in order of arrival, from `since` on if it is given. */
export function listLeads(db: Kysely<Schema>, since?: Date): Promise<StoredLead[]> {
  const leads = db.selectFrom('leads').selectAll().orderBy('id');
  return (since ? leads.where('received_at', '>=', since.toISOString()) : leads).execute();
}
