import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Partner } from './partners';
import type { Schema } from './schema';

const SECRET = 'partner-links';
const BYTES = 16;

const random = (bytes: number) => randomBytes(bytes).toString('base64url');

async function readSecret(db: Kysely<Schema>): Promise<string> {
  const select = db.selectFrom('secrets').select('value').where('name', '=', SECRET);
  const found = await select.executeTakeFirst();
  if (found) return found.value;
  await db
    .insertInto('secrets')
    .values({ name: SECRET, value: random(2 * BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await select.executeTakeFirstOrThrow()).value;
}

const signatureOf = (secret: string, id: string) =>
  createHmac('sha256', secret).update(id).digest().subarray(0, BYTES);

const toToken = (secret: string, id: string) => `${id}.${signatureOf(secret, id).toString('base64url')}`;

const TOKEN = /^([\w-]{22})\.([\w-]{22})$/;

/**
 * Makes a new private link for a partner, and ends the earlier one. Returns its token: a random id and its signature,
 * so that a guessed link needs no look-up.
 */
export async function makePartnerLink(db: Kysely<Schema>, partner: string, now: Date): Promise<string> {
  const row = { link_id: random(BYTES), created_at: now.toISOString() };
  await db
    .insertInto('partner_links')
    .values({ partner, ...row })
    .onConflict((conflict) => conflict.column('partner').doUpdateSet(row))
    .execute();
  return toToken(await readSecret(db), row.link_id);
}

/** Ends a partner's link. Resolves to false if there is none. */
export async function revokePartnerLink(db: Kysely<Schema>, partner: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('partner_links')
    .where('partner', '=', partner)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the tokens of all links, by partner. */
export async function mapPartnerLinks(db: Kysely<Schema>): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('partner_links').select(['partner', 'link_id']).execute();
  if (rows.length === 0) return new Map();
  const secret = await readSecret(db);
  return new Map(rows.map(({ partner, link_id }) => [partner, toToken(secret, link_id)]));
}

/** Returns the partner that a token is for; undefined if the token is not genuine, or its link was revoked. */
export async function findLinkedPartner(db: Kysely<Schema>, token: string): Promise<Partner | undefined> {
  const [, id, signature] = TOKEN.exec(token) ?? [];
  if (!id || !signature) return undefined;
  const right = signatureOf(await readSecret(db), id);
  if (!timingSafeEqual(right, Buffer.from(signature, 'base64url'))) return undefined;
  return db
    .selectFrom('partners')
    .innerJoin('partner_links', 'partner_links.partner', 'partners.id')
    .selectAll('partners')
    .where('link_id', '=', id)
    .executeTakeFirst();
}
