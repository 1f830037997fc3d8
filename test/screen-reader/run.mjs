/**
 * `npm run test:screen-reader` runs all scenes in Chromium and Firefox. `-- carousel` runs only scenes with "carousel"
 * in their title; `-- --browser=firefox` runs the scenes in one browser only. Needs a build in dist/.
 */
import { createGate, ROOT } from '../support/runner/gate.mjs';
import { readArguments } from '../support/runner/read-arguments.mjs';
import { listTestFiles, planRuns } from '../support/runner/test-files.mjs';

/** Time limit of a browser's process. No scene begins after an hour, and the last scene may take 8 minutes. */
const TIME_LIMIT_MS = 75 * 60_000;

const { values, positionals } = readArguments('npm run test:screen-reader', { browser: { type: 'string' } });
const { browser = '' } = values;
const title = positionals.join(' ');
if (title) process.env.SCENE = title;

const { runJobs, finish } = createGate();
const { browser: runs } = planRuns(ROOT, listTestFiles(ROOT, [`test/screen-reader/${browser}`]));
// One job at a time, because a user can run only one Orca.
await runJobs(
  runs.map((run) => ({ ...run, timeLimitMs: TIME_LIMIT_MS })),
  1,
);
process.exitCode = finish();
