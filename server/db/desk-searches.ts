import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from './schema';

/** How long a search is stored: as long as a session at the desk lasts. */
const SEARCH_HOURS = 12;
const ID_BYTES = 16;

/** Deletes the searches that have expired. */
export const deleteExpiredSearches = (db: Kysely<Schema>, now: Date) =>
  db.deleteFrom('desk_searches').where('expires_at', '<=', now.toISOString()).execute();

/**
 * Stores the text of a search for some hours. Returns a random id for the page's address, which must not contain the
 * text.
 */
export async function saveSearch(db: Kysely<Schema>, text: string, now: Date): Promise<string> {
  const id = randomBytes(ID_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + SEARCH_HOURS * 3_600_000);
  await db.insertInto('desk_searches').values({ id, text, expires_at: expiresAt.toISOString() }).execute();
  return id;
}

/** Returns the text of a search; undefined if it has expired or was deleted. Erasing leads deletes all searches. */
export async function findSearch(db: Kysely<Schema>, id: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('desk_searches')
    .select('text')
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row?.text;
}
