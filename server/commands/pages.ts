import { openPages } from '../../build/pages/write-pages';
import { blockedPicturesReport } from '../../host-pages/content/blocked-pictures';
import { type DatabaseSettings, readDatabaseSettings } from '../db/settings';
import { DIST } from '../site/settings';
import { contentUsage, readContentSource, readSourceOption } from './content-source';
import { type CommandContext, createCommand } from './create-command';
import { lacksFile, noDatabase } from './with-database';

/**
 * Generates the pages of the built site that depend on its content. A running server serves the new pages immediately.
 * @param source see `readContentSource`
 * @throws Error with a one-line message for the operator
 */
export async function writeContentPages(
  source: string | undefined,
  settings: DatabaseSettings,
  { stdout, stderr, distFolder = DIST }: CommandContext,
): Promise<void> {
  const saved = await readContentSource(source, settings, (problem) => stderr.write(`${problem}\n`));
  for (const line of blockedPicturesReport(saved.content)) stderr.write(`${line}\n`);
  const pages = openPages(saved, { from: distFolder, to: distFolder }, new Date().toISOString().slice(0, 10));
  await pages.writeImages();
  const count = await pages.writeTexts();
  const { written, removed } = pages.finish();
  stdout.write(`${count} pages: ${written} files written, ${removed} removed.\n`);
}

/** `npm run pages`: see `writeContentPages`. */
export const runPages = createCommand(async (args, context) => {
  const source = readSourceOption('pages', args);
  const settings = readDatabaseSettings(context.env);
  // Without this error, a command in the wrong environment would replace the broker's pages by the samples.
  if (!source && lacksFile(settings))
    throw new Error(`${noDatabase(settings)} For the samples, use: --content samples.`);
  await writeContentPages(source, settings, context);
}, contentUsage('pages'));
