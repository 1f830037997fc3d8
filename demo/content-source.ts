import type { Content } from '../host-pages/content/lists';
import { hasContent, selectContent } from './db/content';
import { openExisting } from './db/open';
import { sampleContent } from './samples/content';
import type { DatabaseSettings } from './settings';

/** The content of the database; the sample records if it does not exist or never had any. */
export async function readContentSource(settings: DatabaseSettings): Promise<Content> {
  const db = await openExisting(settings);
  try {
    if (db && (await hasContent(db))) return await selectContent(db);
  } finally {
    await db?.destroy();
  }
  return sampleContent(new Date());
}
