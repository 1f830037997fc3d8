import { createHash, randomInt } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { FieldValues } from '../../widgets/contract/field-rules';
import { lockKey } from './dialect';
import { LEAD_KINDS, type LeadKind, type LeadTable, type Schema } from './schema';

export type NewLead = {
  readonly kind: LeadKind;
  /** The form's values, as `normalise` returns them. */
  readonly fields: FieldValues;
  readonly extra: Readonly<Record<string, string>>;
  /** Further values that are compared to recognise a repeat. The table `leads` has no columns for these values. */
  readonly dedupeFields?: Readonly<Record<string, string>>;
  /** Why the lead looks machine-made. */
  readonly suspected?: string | undefined;
  /** When the broker gets the lead. Default: as soon as it arrives. */
  readonly deliverAfter?: Date | undefined;
};

/** Writes a lead's rows in tables other than `leads`, in the transaction that writes the lead. */
export type InSameTransaction = (transaction: Kysely<Schema>, id: number) => Promise<void>;

type InsertHooks = {
  /**
   * Called in the transaction, before the lead is written. Not called for a repeat, unless the first copy is still
   * being stored. If this function rejects, the lead is not stored.
   */
  readonly beforeInsert?: (transaction: Kysely<Schema>) => Promise<void>;
  readonly inSameTransaction?: InSameTransaction | undefined;
};

export type StoredLead = Selectable<LeadTable>;

const LEAD_KEY = ['kind', 'id', 'reference'] as const;
export type LeadKey = Pick<StoredLead, (typeof LEAD_KEY)[number]>;

/** A range of lead ids, both ends included. */
export type IdRange = { readonly first: number; readonly last: number };

/** A repeat is a copy that arrives within this time after the lead. Repeats are not stored. */
const REPEAT_WINDOW_MS = 24 * 60 * 60 * 1000;

const PREFIX = { quote: 'Q', query: 'E', application: 'A', renewal: 'R' } as const satisfies Record<
  LeadKind,
  string
>;

/**
 * Returns a random number of eight digits: short enough to be read out over the phone, and unlikely to be taken. With
 * consecutive numbers, a visitor who sends two leads could tell how many leads others sent in the meantime.
 */
export const newReference = () => randomInt(10_000_000, 100_000_000);

/** The reference of a lead from before release 0.3 is the lead's id plus this number. */
const FIRST_NUMBER = 1000;

/** Returns a lead's reference, such as "Q-48291375", for the person who sent it. */
export const leadReference = ({ kind, id, reference }: LeadKey) =>
  `${PREFIX[kind]}-${reference ?? FIRST_NUMBER + id}`;

/** SQL text of the digits in a lead's reference. */
export const referenceDigits = sql`cast(coalesce(leads.reference, leads.id + ${sql.lit(FIRST_NUMBER)}) as text)`;

/** Returns the kind of lead whose references begin with the letter `prefix`. Ignores case. */
export const kindOfPrefix = (prefix: string): LeadKind | undefined =>
  LEAD_KINDS.find((kind) => PREFIX[kind] === prefix.toUpperCase());

/** Finds the id of the lead with the given reference or id. Resolves to undefined if there is none. */
export async function findLeadId(db: Kysely<Schema>, given: string): Promise<number | undefined> {
  const [, prefix, digits] = /^(?:([A-Z])-)?(\d{1,9})$/i.exec(given) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  const leads = db.selectFrom('leads').select('id');
  if (prefix === undefined) return (await leads.where('id', '=', number).executeTakeFirst())?.id;
  const kind = kindOfPrefix(prefix);
  if (!kind) return undefined;
  const found = await leads
    .where('kind', '=', kind)
    .where(({ and, eb, or }) =>
      or([
        eb('reference', '=', number),
        and([eb('reference', 'is', null), eb('id', '=', number - FIRST_NUMBER)]),
      ]),
    )
    .executeTakeFirst();
  return found?.id;
}

function dedupeKey({ kind, fields, dedupeFields, suspected }: NewLead): string {
  const sorted = Object.entries({ ...fields, ...dedupeFields })
    // Converts line breaks to CRLF, as browsers send them. Releases before 0.3 computed the keys from texts with CRLF,
    // and the key of a text must stay the same.
    .map(([name, value]) => [name, value?.replaceAll('\n', '\r\n')] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return (
    createHash('sha256')
      // Gives a suspected lead a different key. If the same lead arrives again and no longer looks machine-made, the
      // server doesn't treat it as a repeat, and delivers it.
      .update(JSON.stringify([kind, sorted, ...(suspected ? ['suspected'] : [])]))
      .digest('hex')
  );
}

/** Returns the row of a new lead, without its reference. */
export const newRow = (lead: NewLead, now: Date) => ({
  ...lead.fields,
  kind: lead.kind,
  received_at: now.toISOString(),
  repeat_key: dedupeKey(lead),
  suspected: lead.suspected ?? null,
  deliver_after: lead.deliverAfter?.toISOString() ?? null,
  extra: JSON.stringify(lead.extra),
});

/**
 * Stores a lead, and resolves to its key once the lead is on the disk. If the same lead arrived within the last day,
 * stores nothing, and resolves to the key of the stored lead.
 *
 * If two copies arrive at once, the database stores only one, since `repeat_key` is unique. This works in SQLite and in
 * PostgreSQL. `repeat_key` contains no date: with a date, a lead before midnight and its copy after midnight would have
 * different keys. If a copy arrives a day or more later, this function clears the `repeat_key` of the old lead, and
 * stores the copy.
 */
export function insertOnce(
  db: Kysely<Schema>,
  lead: NewLead,
  now: Date,
  { beforeInsert, inSameTransaction }: InsertHooks = {},
): Promise<LeadKey> {
  const row = newRow(lead, now);
  const dayAgo = new Date(now.getTime() - REPEAT_WINDOW_MS).toISOString();
  return db.transaction().execute(async (transaction) => {
    const stored = transaction.selectFrom('leads').select(LEAD_KEY).where('repeat_key', '=', row.repeat_key);
    const first = await stored.select('received_at').executeTakeFirst();
    if (first) {
      const { received_at, ...key } = first;
      if (received_at > dayAgo) return key;
      await transaction.updateTable('leads').set({ repeat_key: null }).where('id', '=', key.id).execute();
    }
    await beforeInsert?.(transaction);
    for (;;) {
      const inserted = await transaction
        .insertInto('leads')
        .values({ ...row, reference: newReference() })
        .onConflict((conflict) => conflict.doNothing())
        .returning(LEAD_KEY)
        .executeTakeFirst();
      if (inserted) {
        await inSameTransaction?.(transaction, inserted.id);
        return inserted;
      }
      const copy = await stored.executeTakeFirst();
      if (copy) return copy;
      // Another lead has the new reference, so the loop tries a different one.
    }
  });
}

/** Returns the leads with the given ids, in any order. */
export const findLeads = (db: Kysely<Schema>, ids: readonly number[]): Promise<StoredLead[]> =>
  db.selectFrom('leads').selectAll().where('id', 'in', ids).execute();

/**
 * Returns the times at which the latest leads of a mobile number arrived, newest first. Returns at most `limit` times,
 * and only times after `since`. Locks the number until the transaction ends.
 */
export async function listArrivals(
  transaction: Kysely<Schema>,
  mobile: string,
  since: Date,
  limit: number,
): Promise<Date[]> {
  await lockKey(transaction, mobile);
  const leads = await transaction
    .selectFrom('leads')
    .select('received_at')
    .where('mobile', '=', mobile)
    .where('received_at', '>', since.toISOString())
    .orderBy('received_at', 'desc')
    .limit(limit)
    .execute();
  return leads.map((lead) => new Date(lead.received_at));
}

const PAGE_SIZE = 1000;

/**
 * Yields all leads in order of arrival, as arrays of one to PAGE_SIZE leads. If `since` is given, yields only leads
 * that arrived at that time or later.
 */
export async function* readLeads(
  db: Kysely<Schema>,
  since?: Date,
): AsyncGenerator<readonly [StoredLead, ...StoredLead[]]> {
  for (let after = 0; ; ) {
    const leads = db.selectFrom('leads').selectAll().where('id', '>', after).orderBy('id').limit(PAGE_SIZE);
    const [first, ...others] = await (since
      ? leads.where('received_at', '>=', since.toISOString())
      : leads
    ).execute();
    if (!first) return;
    yield [first, ...others];
    after = (others.at(-1) ?? first).id;
  }
}
