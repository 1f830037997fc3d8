import type { Kysely, Selectable } from 'kysely';
import { cleanPartnerId, partnerKeys } from './partner-spelling';
import type { PartnerTable, Schema } from './schema';

export type Partner = Selectable<PartnerTable>;

/** Adds a partner. Resolves to false if the ID is taken. */
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

/** Changes the name of a partner. Does nothing if there is no partner with this ID. */
export async function renamePartner(
  db: Kysely<Schema>,
  { id, name }: Pick<Partner, 'id' | 'name'>,
): Promise<void> {
  await db.updateTable('partners').set({ name }).where('id', '=', id).execute();
}

export const findPartner = (db: Kysely<Schema>, id: string): Promise<Partner | undefined> =>
  db.selectFrom('partners').selectAll().where('id', '=', id).executeTakeFirst();

/** Returns all partners, sorted by ID. */
export const listPartners = (db: Kysely<Schema>): Promise<Partner[]> =>
  db.selectFrom('partners').selectAll().orderBy('id').execute();

/** Returns all partners, keyed by ID. */
export async function mapPartners(db: Kysely<Schema>): Promise<ReadonlyMap<string, Partner>> {
  return new Map((await listPartners(db)).map((partner) => [partner.id, partner]));
}

/**
 * Creates a function that finds the partner with a given ID, even if a word processor has changed the ID's quotes,
 * hyphens, spaces and capitals, or a chat app its last full stop. The function returns undefined if no partner matches,
 * or if several do.
 */
export function createPartnerFinder(partners: readonly Partner[]): (typed: string) => Partner | undefined {
  const byId = new Map(partners.map((partner) => [partner.id, partner]));
  const byKey = new Map<string, Partner[]>();
  for (const partner of partners)
    for (const key of partnerKeys(partner.id)) byKey.set(key, [...(byKey.get(key) ?? []), partner]);
  return (typed) => {
    const exact = byId.get(typed);
    if (exact) return exact;
    const [first, ...others] = new Set(partnerKeys(typed).flatMap((key) => byKey.get(key) ?? []));
    return others.length ? undefined : first;
  };
}

/**
 * Looks up the partner with a given ID. `isUnknown` is true if partners are registered, but the ID matches none or
 * several of them. `isUnknown` is false for a blank ID.
 */
export async function lookUpPartner(
  db: Kysely<Schema>,
  typed: string,
): Promise<{ readonly partner: Partner | undefined; readonly isUnknown: boolean }> {
  const exact = await findPartner(db, typed);
  if (exact) return { partner: exact, isUnknown: false };
  const partners = await listPartners(db);
  const partner = createPartnerFinder(partners)(typed);
  return { partner, isUnknown: !partner && partners.length > 0 && cleanPartnerId(typed) !== '' };
}

/** Returns the partner that an ID names; see createPartnerFinder. */
export const recognisePartner = async (db: Kysely<Schema>, typed: string): Promise<Partner | undefined> =>
  (await lookUpPartner(db, typed)).partner;
