import type { Kysely } from 'kysely';
import { findPartner, type Partner } from '../../db/partners';
import type { Schema } from '../../db/schema';

/**
 * Returns the partner with an ID.
 * @throws Error with a one-line message for the operator if there is none
 */
export async function registeredPartner(db: Kysely<Schema>, id: string): Promise<Partner> {
  const partner = await findPartner(db, id);
  if (!partner) throw new Error(`There is no partner ${id}. "npm run partners -- list" lists them.`);
  return partner;
}
