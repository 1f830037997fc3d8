import { sql } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mapApplications } from '../../demo/db/applications';
import { seedContent, selectContent } from '../../demo/db/content';
import { insertOnce, listLeads } from '../../demo/db/leads';
import { openDatabase, openExisting } from '../../demo/db/open';
import { sampleContent } from '../../demo/samples/content';
import { QUOTE, withTempFolder } from './temp-site';

const { type: _, ...fields } = QUOTE;

/** What the release without applications and content left behind, with a lead in it. */
async function makeOlder(dataFolder: string): Promise<void> {
  const db = await openDatabase({ dataFolder, databaseUrl: undefined });
  await insertOnce(db, { kind: 'quote', fields, extra: {} }, new Date());
  const newer = ['resume_parts', 'applications', 'seeds', 'jobs', 'posts', 'media', 'policies', 'associates'];
  for (const table of [...newer, 'testimonials']) await sql`drop table ${sql.table(table)}`.execute(db);
  await sql`delete from kysely_migration where name > '0003'`.execute(db);
  await db.destroy();
}

test('a database of an older release keeps its leads, and gets the samples at the first start', () =>
  withTempFolder(async (dataFolder) => {
    await makeOlder(dataFolder);
    const db = await openDatabase({ dataFolder, databaseUrl: undefined });
    await seedContent(db, sampleContent, new Date());
    assert.is((await listLeads(db))[0]?.email, QUOTE.email);
    assert.is((await selectContent(db)).posts.length, 6);
    await db.destroy();
  }));

test('leads of an older release can be listed before its server has started again', () =>
  withTempFolder(async (dataFolder) => {
    await makeOlder(dataFolder);
    const db = await openExisting({ dataFolder, databaseUrl: undefined });
    assert.is(db && (await listLeads(db)).length, 1);
    assert.is(db && (await mapApplications(db)).size, 0);
    await db?.destroy();
  }));

test.run();
