import type { Kysely, Selectable } from 'kysely';
import { encodeValue } from '../../widgets/contract/coded-value';
import {
  cleanPartnerId,
  idsInText,
  keyWithoutUnderscores,
  mayHaveCodes,
  partnerKeys,
  withoutSigns,
} from './partner-spelling';
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

/** Returns a function that finds all partners whose ID has a key in common with a text. */
function indexPartners(partners: readonly Partner[], keysOf: (id: string) => readonly string[]) {
  const byKey = new Map<string, Partner[]>();
  for (const partner of partners)
    for (const key of keysOf(partner.id)) byKey.set(key, [...(byKey.get(key) ?? []), partner]);
  return (typed: string) => [...new Set(keysOf(typed).flatMap((key) => byKey.get(key) ?? []))];
}

/**
 * Creates a function that finds the partner with a given ID, even if the ID was changed on its way: a word processor
 * may change quotes, hyphens, spaces and capitals, a chat app may drop the last full stop, and a link may include signs
 * or words from the text around it, and lose underscores. The function returns undefined if no partner matches, or if several do.
 */
export function createPartnerFinder(partners: readonly Partner[]): (typed: string) => Partner | undefined {
  const byId = new Map(partners.map((partner) => [partner.id, partner]));
  const findSpelled = indexPartners(partners, partnerKeys);
  // Also removes the signs of registered IDs, since a link may have lost them: "Rao & Co" for "Rao & Co.".
  const findWithoutSigns = indexPartners(partners, (id) => partnerKeys(withoutSigns(id)).filter(Boolean));
  const encoded = partners.filter(({ id }) => encodeValue(id) !== id);
  const findWithoutUnderscores = indexPartners(encoded, (id) => [keyWithoutUnderscores(id)]);
  function findAll(typed: string): readonly Partner[] {
    const found = findSpelled(typed);
    if (found.length > 0) return found;
    const ids = idsInText(typed);
    for (const find of [findSpelled, findWithoutSigns])
      for (const id of ids) {
        const partnersFound = find(id);
        if (partnersFound.length > 0) return partnersFound;
      }
    if (!mayHaveCodes(typed)) return [];
    return [...new Set([typed, withoutSigns(typed)].flatMap(findWithoutUnderscores))];
  }
  return (typed) => {
    const exact = byId.get(typed);
    if (exact) return exact;
    const [first, ...others] = findAll(typed);
    return others.length ? undefined : first;
  };
}

/**
 * Finds a partner whose ID is a spelling of the given ID. If both IDs were registered, links with other spellings would
 * be ambiguous.
 */
export const findSameSpelling = async (db: Kysely<Schema>, id: string): Promise<Partner | undefined> =>
  indexPartners(await listPartners(db), partnerKeys)(id)[0];

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

/** Returns the partner with a given ID, in any of the spellings that createPartnerFinder recognises. */
export const recognisePartner = async (db: Kysely<Schema>, typed: string): Promise<Partner | undefined> =>
  (await lookUpPartner(db, typed)).partner;
