/**
 * The gate. `node test/run.mjs` runs everything, `node test/run.mjs <part of a path>...` only the matching test files.
 * With `--full`, tests do not take a part of what they are about (test/support/full-run.ts).
 * Its last line is `N passed, N failed`; it exits 0 only if something passed and nothing failed.
 */
import { availableParallelism } from 'node:os';
import { createGate, ROOT } from './support/runner/gate.mjs';
import { STEPS } from './support/runner/steps.mjs';
import { listTestFiles, planRuns } from './support/runner/test-files.mjs';

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

const runFiltered = async (filters) => {
  const { unit, browser } = planRuns(ROOT, listTestFiles(ROOT, filters));
  await runJobs(unit, LANES);
  await runJobs(browser.filter(isTogether), LANES);
  await runJobs(browser.filter(isAlone), 1);
  if (unit.length + browser.length === 0) console.log(`No test file matches ${filters.join(' ')}.`);
};

const args = process.argv.slice(2);
if (args.includes('--full')) process.env.BROKER_TEST_FULL = '1';
const filters = args.filter((arg) => arg !== '--full');
await (filters.length > 0 ? runFiltered(filters) : runEverything());
process.exitCode = finish();
