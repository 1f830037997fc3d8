import type { Kysely } from 'kysely';
import type { Schema } from './schema';

/** A stored session. `person` is the name that the desk's user has given; empty if none. */
export type StoredSession = { readonly keyHash: string; readonly person: string };

/** Stores a session, and removes expired sessions. */
export async function addSession(
  db: Kysely<Schema>,
  { idHash, keyHash, expiresAt }: { idHash: string; keyHash: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await db.deleteFrom('desk_sessions').where('expires_at', '<=', now.toISOString()).execute();
  await db
    .insertInto('desk_sessions')
    .values({ id_hash: idHash, key_hash: keyHash, expires_at: expiresAt.toISOString() })
    .execute();
}

/** Returns the session whose id has this hash; undefined if there is no such session, or if it has expired. */
export async function findSession(
  db: Kysely<Schema>,
  idHash: string,
  now: Date,
): Promise<StoredSession | undefined> {
  const row = await db
    .selectFrom('desk_sessions')
    .select(['key_hash', 'person'])
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row && { keyHash: row.key_hash, person: row.person };
}

export async function namePerson(db: Kysely<Schema>, idHash: string, person: string): Promise<void> {
  await db.updateTable('desk_sessions').set({ person }).where('id_hash', '=', idHash).execute();
}

export async function endSession(db: Kysely<Schema>, idHash: string): Promise<void> {
  await db.deleteFrom('desk_sessions').where('id_hash', '=', idHash).execute();
}
