import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from './schema';

const BYTES = 16;

export const randomId = (bytes = BYTES) => randomBytes(bytes).toString('base64url');

/** Returns the key with this name in the table `secrets`. Creates the key if it is missing. */
async function readSecret(db: Kysely<Schema>, name: string): Promise<string> {
  const select = db.selectFrom('secrets').select('value').where('name', '=', name);
  const found = await select.executeTakeFirst();
  if (found) return found.value;
  await db
    .insertInto('secrets')
    .values({ name, value: randomId(2 * BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await select.executeTakeFirstOrThrow()).value;
}

const signatureOf = (secret: string, id: string) =>
  createHmac('sha256', secret).update(id).digest().subarray(0, BYTES);

const TOKEN = /^([\w-]+)\.([\w-]{22})$/;

/**
 * Returns functions that make and read the tokens of private links. A token consists of an id and its signature, so a
 * guessed token is rejected without a query for its id.
 * @param secret the name of the signing key in the table `secrets`
 */
export const signedTokens = (secret: string) => ({
  /** Returns a function that makes the token of an id. */
  async signer(db: Kysely<Schema>): Promise<(id: string) => string> {
    const key = await readSecret(db, secret);
    return (id) => `${id}.${signatureOf(key, id).toString('base64url')}`;
  },
  /** Resolves to the id in a token. Resolves to undefined if the signature is wrong. */
  async read(db: Kysely<Schema>, token: string): Promise<string | undefined> {
    const [, id, signature] = TOKEN.exec(token) ?? [];
    if (!id || !signature) return undefined;
    const right = signatureOf(await readSecret(db, secret), id);
    return timingSafeEqual(right, Buffer.from(signature, 'base64url')) ? id : undefined;
  },
});
