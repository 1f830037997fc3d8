import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { FieldValues } from '../../widgets/contract/field-rules';
import type { LeadKind, LeadTable, Schema } from './schema';

export type NewLead = {
  readonly kind: LeadKind;
  /** Normalised. */
  readonly fields: FieldValues;
  readonly extra: Readonly<Record<string, string>>;
  /** What else tells two leads apart, and is stored elsewhere. */
  readonly apart?: Readonly<Record<string, string>>;
};

/** Writes what belongs to a lead, in the transaction that writes it. */
export type StoreWith = (transaction: Kysely<Schema>, id: number) => Promise<void>;

export type StoredLead = Selectable<LeadTable>;

/** A copy that arrives sooner than this is the same lead. */
const REPEAT_WINDOW_MS = 24 * 60 * 60 * 1000;

const PREFIX = { quote: 'Q', query: 'E', application: 'A' } as const satisfies Record<LeadKind, string>;
const FIRST_NUMBER = 1000;

/** What a lead is called towards the person who sent it: "Q-1001". */
export const leadReference = (kind: LeadKind, id: number) => `${PREFIX[kind]}-${FIRST_NUMBER + id}`;

/** The id of a lead that is named by its reference, or by its id; undefined where it is neither. */
export function readReference(given: string): number | undefined {
  const [, prefix, digits] = /^(?:([A-Z])-)?(\d{1,9})$/i.exec(given) ?? [];
  if (digits === undefined) return undefined;
  if (prefix === undefined) return Number(digits);
  return Object.values<string>(PREFIX).includes(prefix.toUpperCase())
    ? Number(digits) - FIRST_NUMBER
    : undefined;
}

function repeatKey({ kind, fields, apart }: NewLead): string {
  const sorted = Object.entries({ ...fields, ...apart }).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, sorted]))
    .digest('hex');
}

/**
 * Stores a lead unless it came within the last day, and returns its id. Once this returns, the lead is on the disk.
 *
 * The unique `repeat_key` makes the database the judge of two copies that arrive at once, on either engine.
 * It holds no date, since a lead before midnight and its copy after would differ: instead the key of a lead
 * that is a day old is taken from it when a copy comes, which makes room for the copy.
 */
export function insertOnce(
  db: Kysely<Schema>,
  lead: NewLead,
  now: Date,
  storeWith?: StoreWith,
): Promise<number> {
  const key = repeatKey(lead);
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
    await storeWith?.(transaction, inserted.id);
    return inserted.id;
  });
}

/** Leads in the order in which they came; all of them where no time is given. */
export function listLeads(db: Kysely<Schema>, since?: Date): Promise<StoredLead[]> {
  const leads = db.selectFrom('leads').selectAll().orderBy('id');
  return (since ? leads.where('received_at', '>=', since.toISOString()) : leads).execute();
}
