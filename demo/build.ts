/** `npm run build`: reads the content, builds the site in a separate folder, checks it, and publishes it. */
import { spawnSync } from 'node:child_process';
import { saveContent } from '../host-pages/content/saved-content';
import { readContentSource } from './content-source';
import { readDatabaseSettings } from './settings';

const STEPS = [
  ['loader/build/build.ts', 'dist-next', 'dist'],
  ['test/budgets.ts', 'dist-next'],
  ['loader/build/publish.ts', 'dist-next', 'dist'],
];

saveContent({ content: await readContentSource(readDatabaseSettings(process.env)), images: {} });
for (const step of STEPS) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...step], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
