import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockedPicturesReport } from '../host-pages/content/blocked-pictures';
import { lapsedReport } from '../host-pages/content/lapsed';
import { longTownsReport, otherTownsReport } from '../host-pages/content/other-towns';
import { sampleReport } from '../host-pages/content/sample-report';
import { type SavedContent, saveContent } from '../host-pages/content/saved-content';
import { checkLines } from '../host-pages/records/check-lines';
import { unreviewedReport } from '../host-pages/records/landing/landing-pages';
import { readReleases } from './releases/releases';
import { replaceBuild } from './replace-build';

const NEXT = 'dist-next';
const UNCHANGED = 'The served site has not changed.';
const PUBLISHED_IN_PART = 'The site may be published in part. Run "npm run build" again.';

/** Returns the scripts of a build's steps, each with its arguments. */
const stepsFor = (dist: string) => [
  ['build/build-site.ts', NEXT, dist],
  ['build/budgets.ts', NEXT],
];

/** Moves the files in `NEXT` to the served site, one by one. */
function publish(dist: string) {
  try {
    replaceBuild(NEXT, dist, readReleases());
  } catch (error) {
    throw new Error(`The build failed: ${(error as Error).message}. ${PUBLISHED_IN_PART}`);
  }
}

/** Yields the path in `dist` and the HTML of each built page. */
function* builtPages(dist: string) {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.html')) yield [file, readFileSync(join(dist, file), 'utf8')] as const;
}

/**
 * Builds the site in `NEXT`, checks its sizes, and moves its files to `dist`. Returns lines for the operator, for
 * example about values that are still samples or have expired.
 * @throws Error with a one-line message for the operator
 */
export function build(content: SavedContent, dist: string): string[] {
  // Checks the products' records before the steps, because the steps load routes and pictures, which need complete
  // records.
  checkLines();
  saveContent(content);
  for (const step of stepsFor(dist)) {
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...step], { stdio: 'inherit' });
    if (status !== 0) throw new Error(`The build failed. ${UNCHANGED}`);
  }
  publish(dist);
  return [
    ...sampleReport(content),
    ...lapsedReport(content.content),
    ...blockedPicturesReport(content.content),
    ...otherTownsReport(builtPages(dist)),
    ...longTownsReport(),
    ...unreviewedReport(),
  ];
}
