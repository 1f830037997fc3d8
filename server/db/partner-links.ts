import type { Kysely } from 'kysely';
import type { Partner } from './partners';
import type { Schema } from './schema';
import { randomId, signedTokens } from './signed-tokens';

const TOKENS = signedTokens('partner-links');

const newRow = (now: Date) => ({ link_id: randomId(), created_at: now.toISOString() });

/** Makes a new private link for a partner, and ends the earlier one. Returns the new link's token. */
export async function makePartnerLink(db: Kysely<Schema>, partner: string, now: Date): Promise<string> {
  const row = newRow(now);
  await db
    .insertInto('partner_links')
    .values({ partner, ...row })
    .onConflict((conflict) => conflict.column('partner').doUpdateSet(row))
    .execute();
  return (await TOKENS.signer(db))(row.link_id);
}

/** Makes a private link for a partner. Resolves to false, and changes nothing, if the partner has a link. */
export async function addPartnerLink(db: Kysely<Schema>, partner: string, now: Date): Promise<boolean> {
  const added = await db
    .insertInto('partner_links')
    .values({ partner, ...newRow(now) })
    .onConflict((conflict) => conflict.column('partner').doNothing())
    .returning('partner')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Makes a new private link for a partner in place of the link with the given token. Resolves to false, and changes
 * nothing, if that is no longer the partner's link.
 */
export async function replacePartnerLink(
  db: Kysely<Schema>,
  partner: string,
  token: string,
  now: Date,
): Promise<boolean> {
  const id = await TOKENS.read(db, token);
  if (!id) return false;
  const { numUpdatedRows } = await db
    .updateTable('partner_links')
    .set(newRow(now))
    .where('partner', '=', partner)
    .where('link_id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Ends the link with the given token. Resolves to false, and changes nothing, if that is no longer the partner's link.
 */
export async function endPartnerLink(db: Kysely<Schema>, partner: string, token: string): Promise<boolean> {
  const id = await TOKENS.read(db, token);
  if (!id) return false;
  const { numDeletedRows } = await db
    .deleteFrom('partner_links')
    .where('partner', '=', partner)
    .where('link_id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends a partner's link, whichever it is. Resolves to false if there is none. */
export async function revokePartnerLink(db: Kysely<Schema>, partner: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('partner_links')
    .where('partner', '=', partner)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the tokens of all links, keyed by partner ID. */
export async function mapPartnerLinks(db: Kysely<Schema>): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('partner_links').select(['partner', 'link_id']).execute();
  if (rows.length === 0) return new Map();
  const sign = await TOKENS.signer(db);
  return new Map(rows.map(({ partner, link_id }) => [partner, sign(link_id)]));
}

/** Returns the partner that a token is for; undefined if the token is not genuine, or its link was revoked. */
export async function findLinkedPartner(db: Kysely<Schema>, token: string): Promise<Partner | undefined> {
  const id = await TOKENS.read(db, token);
  if (!id) return undefined;
  return db
    .selectFrom('partners')
    .innerJoin('partner_links', 'partner_links.partner', 'partners.id')
    .selectAll('partners')
    .where('link_id', '=', id)
    .executeTakeFirst();
}
