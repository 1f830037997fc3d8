/** `npm run build`: reads the content, builds the site in a separate folder, checks it, and publishes it. */
import { spawnSync } from 'node:child_process';
import { saveContent } from '../host-pages/content/content-file';
import { readContentSource } from './content-source';
import { readDatabaseSettings } from './settings';

const STEPS = [
  ['loader/build/build.ts', 'dist-next'],
  ['test/budgets.ts', 'dist-next'],
  ['loader/build/publish.ts', 'dist-next', 'dist'],
];

saveContent(await readContentSource(readDatabaseSettings(process.env)));
for (const step of STEPS) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...step], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
