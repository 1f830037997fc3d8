import type { Kysely } from 'kysely';
import { newRow } from '../../../server/db/leads';
import type { Schema } from '../../../server/db/schema';
import { QUOTE } from '../../server/temp-site';

/** The largest number of leads that a bench stores. */
export const MAX_LEADS = 1_000_000;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** The mobile number of lead number 0. */
export const FIRST_MOBILE = 6_000_000_000;
/** The reference of lead number 0. It has nine digits, so it can't equal a new lead's reference, which has eight. */
export const FIRST_REFERENCE = 100_000_000;
/** Keeps each insert below the maximum number of bound values: 65,535 in PostgreSQL, 32,766 in SQLite. */
const ROWS_PER_STATEMENT = 1000;

const { type: _, ...fields } = QUOTE;
export const leadOf = (at: number, own: Partial<typeof fields> = {}) =>
  ({
    kind: 'quote',
    fields: { ...fields, ...own, mobile: `${FIRST_MOBILE + at}` },
    extra: { partner: 'agent-42' },
  }) as const;

/**
 * Stores the leads with the numbers `from` to `size - 1`. Spreads their times of arrival over the last year, from a
 * year ago for lead 0 to about four days ago for lead `maxLeads`.
 */
export async function fillLeads(
  db: Kysely<Schema>,
  from: number,
  size: number,
  maxLeads = MAX_LEADS,
  lead: (at: number) => ReturnType<typeof leadOf> = leadOf,
): Promise<void> {
  for (let first = from; first < size; first += ROWS_PER_STATEMENT) {
    const rows = Array.from({ length: Math.min(ROWS_PER_STATEMENT, size - first) }, (_, offset) => {
      const at = first + offset;
      const time = new Date(Date.now() - YEAR_MS + (at / maxLeads) * YEAR_MS * 0.99);
      return { ...newRow(lead(at), time), reference: FIRST_REFERENCE + at };
    });
    await db.insertInto('leads').values(rows).execute();
  }
}
