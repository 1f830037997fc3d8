import type { Kysely, Selectable } from 'kysely';
import { partnerKeys } from '../partner-spelling';
import type { PartnerTable, Schema } from './schema';

export type Partner = Selectable<PartnerTable>;

/** Adds a partner; false if the ID is taken. */
export async function addPartner(
  db: Kysely<Schema>,
  { id, name }: Pick<Partner, 'id' | 'name'>,
  now: Date,
): Promise<boolean> {
  const added = await db
    .insertInto('partners')
    .values({ id, name, added_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export const findPartner = (db: Kysely<Schema>, id: string): Promise<Partner | undefined> =>
  db.selectFrom('partners').selectAll().where('id', '=', id).executeTakeFirst();

/** Partners in the order of their IDs. */
export const listPartners = (db: Kysely<Schema>): Promise<Partner[]> =>
  db.selectFrom('partners').selectAll().orderBy('id').execute();

/** Every partner by ID. */
export async function mapPartners(db: Kysely<Schema>): Promise<ReadonlyMap<string, Partner>> {
  return new Map((await listPartners(db)).map((partner) => [partner.id, partner]));
}

/**
 * Returns the partner that an ID names, however a word processor has changed its quotes, hyphens, spaces and capitals.
 * Undefined if there is none, or if more than one would do.
 */
export async function recognisePartner(db: Kysely<Schema>, typed: string): Promise<Partner | undefined> {
  const exact = await findPartner(db, typed);
  if (exact) return exact;
  const keys = partnerKeys(typed);
  const alike = (await listPartners(db)).filter(({ id }) =>
    partnerKeys(id).some((key) => keys.includes(key)),
  );
  return alike.length === 1 ? alike[0] : undefined;
}
