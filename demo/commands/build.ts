import { spawnSync } from 'node:child_process';
import { sampleReport } from '../../host-pages/content/sample-report';
import { saveContent } from '../../host-pages/content/saved-content';
import { readContentSource, readSourceOption } from '../content-source';
import { DIST, readDatabaseSettings } from '../settings';
import { createCommand } from './run-command';

const NEXT = 'dist-next';
const STEPS = [
  ['loader/build/build.ts', NEXT, DIST],
  ['test/budgets.ts', NEXT],
  ['loader/build/publish.ts', NEXT, DIST],
];

/** `npm run build`: reads the content, builds the site in a separate folder, checks it, and publishes it. */
export const runBuild = createCommand(async (args, { env, stdout, stderr }) => {
  const source = readSourceOption(args);
  const report = (problem: string) => stderr.write(`${problem}\n`);
  const content = await readContentSource(source, readDatabaseSettings(env), report);
  saveContent(content);
  for (const step of STEPS) {
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...step], { stdio: 'inherit' });
    if (status !== 0) throw new Error('The build failed. The served site has not changed.');
  }
  for (const line of sampleReport(content)) stdout.write(`${line}\n`);
});
