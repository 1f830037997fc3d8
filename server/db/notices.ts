import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { array, create, string, type } from 'superstruct';
import { NOTICES_FILE } from '../../widgets/contract/own-api-fields';
import type { Schema } from './schema';

/** Identifies the text about personal data that a visitor has read. */
type NoticeKey = { readonly version: string; readonly kind: string; readonly language: string };

/** Finds the text that a key identifies. Resolves to undefined if no build so far contained this text. */
export type FindNotice = (key: NoticeKey) => Promise<string | undefined>;

const Notices = array(type({ version: string(), kind: string(), language: string(), text: string() }));

/**
 * Minimum time between two reads of the texts about personal data. The server reads the texts again if a lead refers to
 * an unknown text, since a new build may have replaced the build on the disk.
 */
const LOOK_AGAIN_MS = 10_000;

const keyOf = ({ version, kind, language }: NoticeKey) => JSON.stringify([version, kind, language]);

async function readNotices(distFolder: string) {
  const file = join(distFolder, NOTICES_FILE);
  const content = await readFile(file, 'utf8').catch(() => undefined);
  if (content === undefined) return [];
  try {
    return create(JSON.parse(content), Notices);
  } catch (error) {
    throw new Error(`Cannot read the texts in ${file}: ${(error as Error).message}. Build again.`);
  }
}

/**
 * Adds the build's texts to the database. Keeps the texts of earlier builds, whose pages may still be open. Call it when
 * a server starts: pages of this build may send their first lead only after the next build.
 */
export async function seedNotices(db: Kysely<Schema>, distFolder: string): Promise<void> {
  const notices = await readNotices(distFolder);
  const stored = await db.selectFrom('notices').select(['version', 'kind', 'language']).execute();
  const keys = new Set(stored.map(keyOf));
  if (notices.every((notice) => keys.has(keyOf(notice)))) return;
  await db
    .insertInto('notices')
    .values(notices)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Returns a function that finds texts about personal data, and caches them in memory. A version normally consists of a
 * date and a hash that the build adds. A version without the hash identifies the current build's text.
 */
export function createNotices(db: Kysely<Schema>, distFolder: string): FindNotice {
  let texts: ReadonlyMap<string, string> = new Map();
  let readAt = 0;
  const read = async () => {
    readAt = Date.now();
    await seedNotices(db, distFolder);
    const rows = await db.selectFrom('notices').selectAll().execute();
    const present = (await readNotices(distFolder)).map((each) => ({
      ...each,
      version: each.version.replace(/\..*$/, ''),
    }));
    texts = new Map([...present, ...rows].map(({ text, ...key }) => [keyOf(key), text]));
  };
  return async (key) => {
    const known = texts.get(keyOf(key));
    if (known !== undefined || Date.now() - readAt < LOOK_AGAIN_MS) return known;
    await read();
    return texts.get(keyOf(key));
  };
}
