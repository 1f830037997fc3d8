/**
 * `npm run test:screen-reader` runs all scenes in Chromium and Firefox, `npm run test:screen-reader -- carousel` those
 * with "carousel" in their title. `-- --browser=firefox` takes one browser. Needs the build.
 */
import { createGate, ROOT } from '../support/runner/gate.mjs';
import { readArguments } from '../support/runner/read-arguments.mjs';
import { listTestFiles, planRuns } from '../support/runner/test-files.mjs';

/** Longer than `registerScenes` takes: it begins no scene after an hour, and gives each 8 minutes. */
const TIME_LIMIT_MS = 75 * 60_000;

const { values, positionals } = readArguments('npm run test:screen-reader', { browser: { type: 'string' } });
const { browser = '' } = values;
const title = positionals.join(' ');
if (title) process.env.SCENE = title;

const { runJobs, finish } = createGate();
const { browser: runs } = planRuns(ROOT, listTestFiles(ROOT, [`test/screen-reader/${browser}`]));
// One at a time: a user has one Orca.
await runJobs(
  runs.map((run) => ({ ...run, timeLimitMs: TIME_LIMIT_MS })),
  1,
);
process.exitCode = finish();
