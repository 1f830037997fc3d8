import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lapsedReport } from '../../host-pages/content/lapsed';
import { type Content, LIST_NAMES } from '../../host-pages/content/lists';
import { readContent, recordName } from '../../host-pages/content/read-content';
import { hasImage, imageFile } from '../api/images';
import { replaceContent, selectContent } from '../db/content';
import { type DatabaseSettings, readDatabaseSettings } from '../db/settings';
import { DIST } from '../site/settings';
import { type CommandContext, createCommand } from './create-command';
import { readArguments } from './read-arguments';
import { readTextFile } from './read-text-file';
import { openOrCreate, withDatabase } from './with-database';
import { writeNewFile } from './write-new-file';

const USAGE = 'Usage: npm run content -- import FILE, or npm run content -- export FILE';

const counts = (content: Partial<Content>) =>
  LIST_NAMES.flatMap((list) => (content[list] ? [`${list} ${content[list].length}`] : [])).join(', ');

/** Returns what is wrong with a record's image, if anything. A record with an empty `image` has no image. */
function imageProblem(image: string, imagesFolder: string): string | undefined {
  if (!image) return undefined;
  const file = imageFile(image);
  if (!file) return 'is not served: the path must begin with images/';
  return hasImage(file, imagesFolder) ? undefined : `does not exist: copy it to ${join(imagesFolder, file)}`;
}

/** Returns a warning for each record whose image can't be served. */
const imageWarnings = (content: Partial<Content>, imagesFolder: string): string[] =>
  LIST_NAMES.flatMap((list) =>
    (content[list] ?? []).flatMap((record, at) => {
      const image = 'image' in record ? record.image : '';
      const problem = imageProblem(image, imagesFolder);
      return problem ? [`${recordName(list, at, content)}, image ${image} ${problem}.`] : [];
    }),
  );

/** Replaces the lists in the database with the file's lists. Keeps the lists that the file doesn't contain. */
async function importFile(
  file: string,
  settings: DatabaseSettings,
  { stdout, stderr }: CommandContext,
): Promise<void> {
  const warn = (warning: string) => stderr.write(`Warning: ${warning}\n`);
  const content = readContent(file, await readTextFile(file), warn);
  const db = await openOrCreate(settings, stderr);
  try {
    await replaceContent(db, content, new Date());
  } finally {
    await db.destroy();
  }
  const warnings = imageWarnings(content, join(settings.dataFolder, 'images'));
  for (const warning of warnings) warn(`${file}: ${warning}`);
  for (const line of lapsedReport(content)) warn(line);
  const unchanged = LIST_NAMES.filter((list) => !content[list]);
  stdout.write(
    `Imported ${counts(content)}.${unchanged.length ? ` Unchanged: ${unchanged.join(', ')}.` : ''}\n`,
  );
}

/** Generates the pages with the new content, if the site has been built. */
async function updatePages(settings: DatabaseSettings, context: CommandContext): Promise<void> {
  if (!existsSync(context.distFolder ?? DIST)) return;
  // Imported lazily: loading the module takes a second.
  const { writeContentPages } = await import('./pages');
  await writeContentPages(undefined, settings, context);
}

async function exportFile(file: string, { env, stdout }: CommandContext): Promise<void> {
  await withDatabase(env, async (db) => {
    const content = await selectContent(db);
    await writeNewFile(file, `${JSON.stringify(content, null, 2)}\n`);
    stdout.write(`Exported ${counts(content)}.\n`);
  });
}

/** `npm run content`: imports the lists of the site from a file, or exports them to a new file. */
export const runContent = createCommand(async (args, context) => {
  const settings = readDatabaseSettings(context.env);
  const [command, file, ...more] = readArguments('content', args, {}, ({ positionals }) => positionals);
  if (!file || more.length > 0) throw new Error(USAGE);
  if (command === 'import') {
    await importFile(file, settings, context);
    await updatePages(settings, context);
  } else if (command === 'export') await exportFile(file, context);
  else throw new Error(`There is no command "${command}". ${USAGE}`);
}, `${USAGE}\n`);
