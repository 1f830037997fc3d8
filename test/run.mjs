/**
 * The gate. `node test/run.mjs` does everything, `node test/run.mjs <part of a path>...` only those test files.
 * Its last line is `N passed, N failed`; it exits 0 only if something passed and nothing failed.
 */
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { killRunning, runCommand, runFile } from './support/run-file.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NODE = process.execPath;
const STEP_LIMIT_MS = 600_000;
const UNIT_LIMIT_MS = 120_000;
const BROWSER_LIMIT_MS = 300_000;

const TEST_FILE = /\.test\.tsx?$/;
const BROWSER_TESTS = 'test/browser/';
const BENCH = 'test/bench/';
// Widgets and the loader are written against React's types and shipped on Preact.
const RUN_ON_BOTH = ['test/loader/', 'test/widgets/', 'test/support/both-reacts.test.tsx'];

const STEPS = {
  install: [NODE, ['demo/install.mjs']],
  typeCheck: [NODE, ['node_modules/typescript/bin/tsc']],
  lint: [NODE, ['node_modules/@biomejs/biome/bin/biome', 'check']],
  build: ['npm', ['run', 'build']],
  browser: [NODE, ['--import', './test/support/register.mjs', 'test/support/show-browser.ts']],
  engines: [NODE, ['--import', './test/support/register.mjs', 'test/support/show-engines.ts']],
};

const tally = { passed: 0, failed: 0 };

const report = ({ passed, failed, problem, output, durationMs }, name, tests = '') => {
  tally.passed += passed;
  tally.failed += failed;
  console.log(`${problem ? '✗' : '✓'} ${name}${tests}, ${(durationMs / 1000).toFixed(1)} s`);
  if (problem) console.log(`${output.trimEnd()}\n  ${name}: ${problem}\n`);
  return problem === null;
};

const lastLine = (output) => output.trimEnd().split('\n').at(-1);

/** @param tells whether the command's last line says what it found */
const step = async (name, [command, args], tells = false) => {
  const result = await runCommand(command, args, { cwd: ROOT, timeLimitMs: STEP_LIMIT_MS });
  const failed = result.problem ? 1 : 0;
  return report(
    { ...result, passed: 1 - failed, failed },
    name,
    tells && !failed ? `: ${lastLine(result.output)}` : '',
  );
};

const testFile = async ({ path, react, timeLimitMs }) => {
  const result = await runFile(path, { cwd: ROOT, react, timeLimitMs });
  report(result, react ? `${path} [${react}]` : path, ` ${result.passed + result.failed} tests`);
};

const inParallel = async (jobs, width, run) => {
  const waiting = [...jobs];
  const worker = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await run(job);
  };
  await Promise.all(Array.from({ length: width }, worker));
};

const listTests = (filters) => {
  const paths = readdirSync(join(ROOT, 'test'), { recursive: true })
    .map((path) => `test/${path.split(sep).join('/')}`)
    .filter((path) => TEST_FILE.test(path) && !path.startsWith(BENCH))
    .filter((path) => filters.length === 0 || filters.some((filter) => path.includes(filter)))
    .sort();
  const unit = paths
    .filter((path) => !path.startsWith(BROWSER_TESTS))
    .flatMap((path) =>
      RUN_ON_BOTH.some((start) => path.startsWith(start))
        ? ['react', 'preact'].map((react) => ({ path, react, timeLimitMs: UNIT_LIMIT_MS }))
        : [{ path, timeLimitMs: UNIT_LIMIT_MS }],
    );
  const browser = paths
    .filter((path) => path.startsWith(BROWSER_TESTS))
    .map((path) => ({ path, timeLimitMs: BROWSER_LIMIT_MS }));
  return { unit, browser };
};

const runUnit = (jobs) => inParallel(jobs, availableParallelism(), testFile);
const runBrowser = (jobs) => inParallel(jobs, 1, testFile);

const runEverything = async () => {
  if (!(await step('install', STEPS.install))) return;
  const { unit, browser } = listTests([]);
  await step('type-check', STEPS.typeCheck);
  await step('lint', STEPS.lint);
  await runUnit(unit);
  const built = await step('build and budgets', STEPS.build);
  if (browser.length === 0) return;
  if (!built) return console.log('The browser tests need a build: none was run.');
  // Finding one may mean installing it, which no test file's time limit should pay for.
  if (!(await step('a browser', STEPS.browser, true))) return;
  // An engine that cannot be had fails this step, and the tests of its own; the others go on without it.
  await step('three engines', STEPS.engines, true);
  await runBrowser(browser);
};

const runFiltered = async (filters) => {
  const { unit, browser } = listTests(filters);
  await runUnit(unit);
  await runBrowser(browser);
};

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
])
  process.on(signal, () => {
    killRunning();
    process.exit(code);
  });

const filters = process.argv.slice(2);
await (filters.length > 0 ? runFiltered(filters) : runEverything());
if (tally.passed + tally.failed === 0) console.log(`No test file matches ${filters.join(' ')}.`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.passed > 0 && tally.failed === 0 ? 0 : 1;
