import { existsSync } from 'node:fs';
import { type Content, LIST_NAMES } from '../../host-pages/content/lists';
import { readContent } from '../../host-pages/content/read-content';
import { replaceContent, selectContent } from '../db/content';
import { databaseAddress, openDatabase, openExisting } from '../db/open';
import { readTextFile } from '../read-text-file';
import { type DatabaseSettings, DIST, readDatabaseSettings } from '../settings';
import { writeNewFile } from '../write-new-file';
import { createCommand, type Terminal } from './run-command';

const USAGE = 'Usage: npm run content -- import FILE, or npm run content -- export FILE';

const counts = (content: Partial<Content>) =>
  LIST_NAMES.flatMap((list) => (content[list] ? [`${list} ${content[list].length}`] : [])).join(', ');

/** Replaces the lists in the database by those of the file; lists that it does not contain stay. */
async function importFile(
  file: string,
  settings: DatabaseSettings,
  stdout: Terminal['stdout'],
): Promise<void> {
  const content = readContent(file, await readTextFile(file));
  const db = await openDatabase(settings);
  try {
    await replaceContent(db, content, new Date());
  } finally {
    await db.destroy();
  }
  const unchanged = LIST_NAMES.filter((list) => !content[list]);
  stdout.write(
    `Imported ${counts(content)}.${unchanged.length ? ` Unchanged: ${unchanged.join(', ')}.` : ''}\n`,
  );
}

/** Generates the pages with the new content, if the site has been built. */
async function updatePages(settings: DatabaseSettings, { stdout, stderr }: Terminal): Promise<void> {
  if (!existsSync(DIST)) return;
  // Loaded only here: it takes a second.
  const { writeContentPages } = await import('./pages');
  await writeContentPages(undefined, settings, { stdout, stderr });
}

async function exportFile(
  file: string,
  settings: DatabaseSettings,
  stdout: Terminal['stdout'],
): Promise<void> {
  const db = await openExisting(settings);
  if (!db) {
    throw new Error(`There is no database at ${databaseAddress(settings)} yet. Start the server once.`);
  }
  try {
    const content = await selectContent(db);
    await writeNewFile(file, `${JSON.stringify(content, null, 2)}\n`);
    stdout.write(`Exported ${counts(content)}.\n`);
  } finally {
    await db.destroy();
  }
}

/** `npm run content`: imports the lists of the site from a file, or exports them to a new one. */
export const runContent = createCommand(async (args, terminal) => {
  const { env, stdout } = terminal;
  const settings = readDatabaseSettings(env);
  const [command, file, ...more] = args;
  if (!file || more.length > 0) throw new Error(USAGE);
  if (command === 'import') {
    await importFile(file, settings, stdout);
    await updatePages(settings, terminal);
  } else if (command === 'export') await exportFile(file, settings, stdout);
  else throw new Error(`There is no command "${command}". ${USAGE}`);
});
