import type { Kysely } from 'kysely';
import type { Partner } from './partners';
import type { Schema } from './schema';
import { randomId, signedTokens } from './signed-tokens';

const TOKENS = signedTokens('partner-links');

/** Makes a new private link for a partner, and ends the earlier one. Returns the new link's token. */
export async function makePartnerLink(db: Kysely<Schema>, partner: string, now: Date): Promise<string> {
  const row = { link_id: randomId(), created_at: now.toISOString() };
  await db
    .insertInto('partner_links')
    .values({ partner, ...row })
    .onConflict((conflict) => conflict.column('partner').doUpdateSet(row))
    .execute();
  return (await TOKENS.signer(db))(row.link_id);
}

/** Ends a partner's link. Resolves to false if there is none. */
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
