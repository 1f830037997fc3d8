/**
 * The test runner, called "the gate". `node test/run.mjs` builds, and runs all checks and tests except those with
 * commands of their own (see test-files.mjs). `node test/run.mjs <part of a path>...` runs only the test files whose
 * path contains one of the parts, on the existing build. With `--full`, tests check all cases instead of a sample
 * (test/support/full-run.ts). With `--hosts`, the gate instead runs the tests that use other people's software, such as
 * web servers and editors, on the existing build. The last line of output is `N passed, N failed`. The exit code is 0
 * only if something passed and nothing failed.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createGate, ROOT } from './support/runner/gate.mjs';
import { readArguments } from './support/runner/read-arguments.mjs';
import { STEPS } from './support/runner/steps.mjs';
import { HOSTS_SUITE, listTestFiles, planRuns } from './support/runner/test-files.mjs';

const { step, runQueues, runJobs, finish } = createGate();

/**
 * Number of test files that run at the same time: one per core. Running 1.5 per core saves 3 % of the time (108 s instead
 * of 111 s for six files), but slows down every page in the browser tests.
 */
const LANES = availableParallelism();

const isAlone = ({ runsAlone }) => runsAlone;
const isTogether = ({ runsAlone }) => !runsAlone;

const runEverything = async () => {
  if (!(await step('install', STEPS.install))) return;
  const { unit, browser } = planRuns(ROOT, listTestFiles(ROOT));
  await step('a PostgreSQL server', STEPS.postgres, true);

  const browserQueue = [];
  /** Builds, and then queues the browser tests. Resolves to true if the browser tests are queued. */
  const build = async () => {
    const isBuilt = await step('build and budgets', STEPS.build);
    if (browser.length === 0) return false;
    if (!isBuilt) console.log('The browser tests need a build: none was run.');
    // Find or install the browser in a separate step, so that no test file's time limit includes the installation.
    if (!isBuilt || !(await step('a browser', STEPS.browser, true))) return false;
    // If an engine is unavailable, only this step and that engine's tests fail.
    browserQueue.push(() => step('three engines', STEPS.engines, true), ...browser.filter(isTogether));
    return true;
  };

  const built = build();
  const unitQueue = [
    () => step('test hosts', STEPS.installHosts),
    () => step('type-check', STEPS.typeCheck),
    () => step('lint', STEPS.lint),
    () => step('needless exports', STEPS.needlessExports),
    // Build the npm package once, here: otherwise each of the two browser tests that need it would wait for a build.
    () => step('the npm package', STEPS.npmPackage, true),
    ...unit,
    // Jobs that only wait for the build, one for each lane. A lane that finds no more unit tests waits here, and then
    // runs browser tests.
    ...Array.from({ length: LANES }, () => () => built),
  ];
  await runQueues([unitQueue, browserQueue], LANES);
  if (await built) await runJobs(browser.filter(isAlone), 1);
};

/** Runs the files of the hosts suite whose path contains one of the filters. */
const runHosts = async (filters) => {
  const files = listTestFiles(ROOT, HOSTS_SUITE).filter(
    (file) => filters.length === 0 || filters.some((filter) => file.includes(filter)),
  );
  const folders = HOSTS_SUITE.filter((folder) => files.some((file) => file.startsWith(folder)));
  for (const folder of folders.filter((folder) => existsSync(join(ROOT, folder, 'package-lock.json'))))
    await step(`packages of ${folder}`, [process.execPath, ['build/install.mjs', folder]]);
  await runFiles(files);
};

const runFiltered = async (filters) => {
  const files = listTestFiles(ROOT, filters);
  await runFiles(files);
  if (files.length === 0) console.log(`No test file matches ${filters.join(' ')}.`);
};

const runFiles = async (files) => {
  const { unit, browser } = planRuns(ROOT, files);
  await runJobs(unit, LANES);
  await runJobs(browser.filter(isTogether), LANES);
  await runJobs(browser.filter(isAlone), 1);
};

const { values, positionals: filters } = readArguments('npm test', {
  full: { type: 'boolean' },
  hosts: { type: 'boolean' },
});
if (values.full) process.env.BROKER_TEST_FULL = '1';
const run = values.hosts ? runHosts : filters.length > 0 ? runFiltered : runEverything;
await run(filters);
process.exitCode = finish();
