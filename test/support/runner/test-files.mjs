import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { createImportGraph } from './import-graph.mjs';

const TEST_FILE = /\.test\.tsx?$/;
const BROWSER_TESTS = 'test/browser/';
const BENCH = 'test/bench/';
/**
 * Folders of tests that run third-party software. These tests install many packages and take long. `npm run test:hosts`
 * runs them; `npm test` does not.
 */
export const HOSTS_SUITE = [
  'test/web-servers/',
  'test/recorders/',
  'test/wordpress/',
  'test/gallery/',
  'test/mail/',
  'test/editors/',
  'test/edges/',
  'test/text-browsers/',
  'test/spreadsheets/',
  'test/receivers/',
  'test/old-browsers/',
];
/** Tests of browsers with a screen reader. `npm run test:screen-reader` runs them. */
const SCREEN_READER = 'test/screen-reader/';
/** Long tests of behaviour that shorter tests also cover. Only `npm run test:full` runs them. */
const FULL_ONLY = ['test/browser/three-engines/chromium.test.ts', 'test/build/palette-builds.test.ts'];
// Time limit of a test file in `npm test`. A file that takes longer is killed. The slowest file takes 70 s on two idle
// cores, and 250 s on a slow, busy machine.
const TIMEOUT_MS = 600_000;
/**
 * Time limit of a test file in `npm run test:full`. Tests that visit pages then visit all of them, which takes up to
 * three times as long as in `npm test`.
 */
const FULL_TIMEOUT_MS = 1_800_000;

/**
 * Matches tests that can run on both React and Preact. Widgets and the loader are written for React, but they are
 * published with Preact.
 */
export const RUN_ON_BOTH = /^test\/(widgets|loader|support)\/.*\.test\.tsx?$/;
/**
 * Matches the tests of `RUN_ON_BOTH` that `npm test` runs on React and on Preact. These are the tests of the npm
 * package, which uses the React of its host, and the tests of the parts of React that all widgets use. `npm test` runs
 * all other tests of `RUN_ON_BOTH` only on Preact, because visitors load Preact. `npm run test:full` runs them on both.
 */
const ALWAYS_ON_REACT = /^test\/(loader\/npm|support)\//;
const REACT = /^(react(-dom)?|preact|@preact\/compat)(\/|$)/;

/** Matches a comment such as `// gate: own process, because …` on a separate line of a test file. See MODES. */
const MODE = /^\/\/ gate: ([a-z ]+), because \S.*$/gm;
/**
 * The modes that a `// gate:` comment can set for its file.
 * own process: the file runs in a process in which no other test file runs
 * alone: the file is a browser test, and no other browser test runs at the same time
 * npm test only: the file tests the machine and takes long, so `npm run check` leaves it out
 */
const MODES = ['own process', 'alone', 'npm test only'];

const modesOf = (root, path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(MODE)].map(([, mode]) => {
    if (MODES.includes(mode)) return mode;
    throw new Error(`${path}: "gate: ${mode}" is none of: ${MODES.join(', ')}`);
  });

/** True if only `npm test` runs the test file, not `npm run check`. */
export const isLeftToGate = (root, path) => modesOf(root, path).includes('npm test only');

const isFull = () => process.env.BROKER_TEST_FULL === '1';

const isLeftOut = (path) =>
  isInHostsSuite(path) || path.startsWith(SCREEN_READER) || (!isFull() && FULL_ONLY.includes(path));

const isInHostsSuite = (path) => HOSTS_SUITE.some((folder) => path.startsWith(folder));

/** Returns the test files whose path contains one of `filters`; without filters, all files that `npm test` runs. */
export const listTestFiles = (root, filters = []) =>
  readdirSync(join(root, 'test'), { recursive: true })
    .map((path) => `test/${path.split(sep).join('/')}`)
    .filter((path) => TEST_FILE.test(path) && !path.startsWith(BENCH) && !path.includes('/node_modules/'))
    .filter((path) =>
      filters.length === 0 ? !isLeftOut(path) : filters.some((filter) => path.includes(filter)),
    )
    .sort();

export const isBrowserTest = (path) =>
  path.startsWith(BROWSER_TESTS) || path.startsWith(SCREEN_READER) || isInHostsSuite(path);

/** True if a file may import React, directly or through other files. A .tsx file imports React through JSX. */
const reachesReact = (path, graph) =>
  graph.reach(path).some((reached) => {
    const { packages, hasComputedImport } = graph.moduleAt(reached);
    return reached.endsWith('.tsx') || hasComputedImport || [...packages].some((name) => REACT.test(name));
  });

/** Returns the libraries, 'react' or 'preact' or both, on which `npm test` runs a test file of `RUN_ON_BOTH`. */
const reactsOf = (path) => (isFull() || ALWAYS_ON_REACT.test(path) ? ['react', 'preact'] : ['preact']);

const unitRuns = (path, graph, reacts = reactsOf(path)) => {
  if (!RUN_ON_BOTH.test(path)) return [{ name: path }];
  if (!reachesReact(path, graph)) return [{ name: path, react: reacts[0], mark: 'no-react' }];
  return reacts.map((react) => ({ name: `${path} [${react}]`, react }));
};

/**
 * Plans the runs of the test files `paths`, in this order. Most files run once. But a file of `RUN_ON_BOTH` that may
 * import React runs once on each library in `reacts` (default: the libraries that `reactsOf` returns). The property
 * `react` of a run is 'react' or 'preact': in the process of the run, imports of React resolve to this library. The
 * property is undefined for files outside `RUN_ON_BOTH`.
 */
export const planInOrder = (root, paths, { graph = createImportGraph(root), reacts } = {}) =>
  paths.flatMap((path) => {
    const modes = modesOf(root, path);
    const isBrowser = isBrowserTest(path);
    const run = {
      path,
      isBrowser,
      timeLimitMs: isFull() ? FULL_TIMEOUT_MS : TIMEOUT_MS,
      needsOwnProcess: modes.includes('own process'),
      runsAlone: modes.includes('alone'),
    };
    return (isBrowser ? [{ name: path }] : unitRuns(path, graph, reacts)).map((one) => ({ ...run, ...one }));
  });

/**
 * Plans the runs of `npm test`. Unit tests with the same `react` follow each other, so that they can share a process.
 */
export const planRuns = (root, paths) => {
  const runs = planInOrder(root, paths);
  const byReact = (a, b) => (a.react ?? '').localeCompare(b.react ?? '');
  return {
    unit: runs.filter(({ isBrowser }) => !isBrowser).sort(byReact),
    browser: runs.filter(({ isBrowser }) => isBrowser),
  };
};
