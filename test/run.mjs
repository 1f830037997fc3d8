/**
 * The gate. `node test/run.mjs` runs everything, `node test/run.mjs <part of a path>...` only the matching test files.
 * With `--full`, tests do not take a part of what they are about (test/support/full-run.ts). With `--hosts`, the tests of other
 * people's software run instead, on the build that is there.
 * Its last line is `N passed, N failed`; it exits 0 only if something passed and nothing failed.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createGate, ROOT } from './support/runner/gate.mjs';
import { STEPS } from './support/runner/steps.mjs';
import { HOSTS_SUITE, listTestFiles, planRuns } from './support/runner/test-files.mjs';

const { step, runQueues, runJobs, finish } = createGate();

/** One for each core. Half as many more save 3 % of the time (111 s to 108 s for six files) and slow down every page. */
const LANES = availableParallelism();

const isAlone = ({ runsAlone }) => runsAlone;
const isTogether = ({ runsAlone }) => !runsAlone;

const runEverything = async () => {
  if (!(await step('install', STEPS.install))) return;
  const { unit, browser } = planRuns(ROOT, listTestFiles(ROOT));
  await step('a PostgreSQL server', STEPS.postgres, true);

  const browserQueue = [];
  /** Builds, then lets the browser tests start. Returns whether they can. */
  const build = async () => {
    const isBuilt = await step('build and budgets', STEPS.build);
    if (browser.length === 0) return false;
    if (!isBuilt) console.log('The browser tests need a build: none was run.');
    // May install a browser, which must not count towards a test file's time limit.
    if (!isBuilt || !(await step('a browser', STEPS.browser, true))) return false;
    // An unavailable engine fails this step and its own tests; the others run without it.
    browserQueue.push(() => step('three engines', STEPS.engines, true), ...browser.filter(isTogether));
    return true;
  };

  const built = build();
  const unitQueue = [
    () => step('test hosts', STEPS.installHosts),
    () => step('type-check', STEPS.typeCheck),
    () => step('lint', STEPS.lint),
    // Two browser tests would wait for it at the same time.
    () => step('the npm package', STEPS.npmPackage, true),
    ...unit,
    // Each lane waits, if there are few unit tests.
    ...Array.from({ length: LANES }, () => () => built),
  ];
  await runQueues([unitQueue, browserQueue], LANES);
  if (await built) await runJobs(browser.filter(isAlone), 1);
};

/** Runs the files of the hosts suite whose path has one of the filters in it. */
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

const args = process.argv.slice(2);
if (args.includes('--full')) process.env.BROKER_TEST_FULL = '1';
const filters = args.filter((arg) => !arg.startsWith('--'));
const run = args.includes('--hosts') ? runHosts : filters.length > 0 ? runFiltered : runEverything;
await run(filters);
process.exitCode = finish();
