import { readFile } from 'node:fs/promises';
import { type Content, LIST_NAMES } from './content/lists';
import { readContent } from './content/read-content';
import { replaceContent, selectContent } from './db/content';
import { databaseAddress, openDatabase, openExisting } from './db/open';
import { readDatabaseSettings } from './settings';
import { writeNewFile } from './write-new-file';

const USAGE = 'Use: npm run content -- import FILE, or npm run content -- export FILE';

const settings = readDatabaseSettings(process.env);

const counts = (content: Partial<Content>) =>
  LIST_NAMES.flatMap((list) => (content[list] ? [`${list} ${content[list].length}`] : [])).join(', ');

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(`Cannot read ${file}: ${code === 'ENOENT' ? 'it is not there' : message}.`);
  }
}

/** The lists of the file take the place of those in the database; lists that it does not name stay. */
async function importFile(file: string): Promise<void> {
  const content = readContent(file, await readText(file));
  const db = await openDatabase(settings);
  try {
    await replaceContent(db, content, new Date());
  } finally {
    await db.destroy();
  }
  const kept = LIST_NAMES.filter((list) => !content[list]);
  console.log(`Imported ${counts(content)}.${kept.length ? ` Kept as they were: ${kept.join(', ')}.` : ''}`);
}

async function exportFile(file: string): Promise<void> {
  const db = await openExisting(settings);
  if (!db) {
    throw new Error(`There is no database at ${databaseAddress(settings)} yet. Start the server once.`);
  }
  try {
    const content = await selectContent(db);
    await writeNewFile(file, `${JSON.stringify(content, null, 2)}\n`);
    console.log(`Exported ${counts(content)}.`);
  } finally {
    await db.destroy();
  }
}

try {
  const [command, file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new Error(USAGE);
  if (command === 'import') await importFile(file);
  else if (command === 'export') await exportFile(file);
  else throw new Error(`There is no "${command}" here. ${USAGE}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
