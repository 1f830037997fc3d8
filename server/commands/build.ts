import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceBuild } from '../../build/replace-build';
import { lapsedReport } from '../../host-pages/content/lapsed';
import { longTownsReport, otherTownsReport } from '../../host-pages/content/other-towns';
import { sampleReport } from '../../host-pages/content/sample-report';
import { saveContent } from '../../host-pages/content/saved-content';
import { readDatabaseSettings } from '../db/settings';
import { DIST } from '../site/settings';
import { readContentSource, readSourceOption } from './content-source';
import { createCommand } from './create-command';

const NEXT = 'dist-next';
const UNCHANGED = 'The served site has not changed.';
const PUBLISHED_IN_PART = 'The site may be published in part. Run "npm run build" again.';

/** Scripts with their arguments. */
const STEPS = [
  ['build/build-site.ts', NEXT, DIST],
  ['build/budgets.ts', NEXT],
] as const;

/** Replaces the files of the served site one by one. */
function publish() {
  try {
    replaceBuild(NEXT, DIST);
  } catch (error) {
    throw new Error(`The build failed: ${(error as Error).message}. ${PUBLISHED_IN_PART}`);
  }
}

/** The pages that were built: path in `dist`, and HTML. */
function* builtPages() {
  for (const file of readdirSync(DIST, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.html')) yield [file, readFileSync(join(DIST, file), 'utf8')] as const;
}

/** `npm run build`: reads the content, builds the site in a separate folder, checks it, and publishes it. */
export const runBuild = createCommand(async (args, { env, stdout, stderr }) => {
  const source = readSourceOption(args);
  const report = (problem: string) => stderr.write(`${problem}\n`);
  const content = await readContentSource(source, readDatabaseSettings(env), report);
  saveContent(content);
  for (const step of STEPS) {
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...step], { stdio: 'inherit' });
    if (status !== 0) throw new Error(`The build failed. ${UNCHANGED}`);
  }
  publish();
  const closing = [
    ...sampleReport(content),
    ...lapsedReport(content.content),
    ...otherTownsReport(builtPages()),
    ...longTownsReport(),
  ];
  for (const line of closing) stdout.write(`${line}\n`);
});
