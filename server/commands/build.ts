import { build } from '../../build/build';
import { readDatabaseSettings } from '../db/settings';
import { DIST } from '../site/settings';
import { contentUsage, readContentSource, readSourceOption } from './content-source';
import { createCommand } from './create-command';

/** `npm run build`: reads the content, builds the site in a separate folder, checks it, and publishes it. */
export const runBuild = createCommand(async (args, { env, stdout, stderr }) => {
  const source = readSourceOption('build', args);
  const report = (problem: string) => stderr.write(`${problem}\n`);
  const content = await readContentSource(source, readDatabaseSettings(env), report);
  for (const line of build(content, DIST)) stdout.write(`${line}\n`);
}, contentUsage('build'));
