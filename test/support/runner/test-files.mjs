import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { createImportGraph } from './import-graph.mjs';

const TEST_FILE = /\.test\.tsx?$/;
const BROWSER_TESTS = 'test/browser/';
const BENCH = 'test/bench/';
// Ends a file that hangs. The slowest takes 70 s, in a browser too, on two cores that nobody else uses, and a shared
// machine can be three times slower.
const UNIT_LIMIT_MS = 120_000;
const BROWSER_LIMIT_MS = 300_000;

// Widgets and the loader are written against React's types and shipped on Preact. The others run with the build's React.
const RUN_ON_BOTH = /^test\/(widgets|loader|support)\//;
const REACT = /^(react(-dom)?|preact|@preact\/compat)(\/|$)/;

/** `// gate: own process, because …` on a line of its own; see MODES. */
const MODE = /^\/\/ gate: ([a-z ]+), because \S.*$/gm;
/**
 * own process: not in one that runs other files too
 * alone: a browser test beside which no other runs
 */
const MODES = ['own process', 'alone'];

const modesOf = (path, text) =>
  [...text.matchAll(MODE)].map(([, mode]) => {
    if (MODES.includes(mode)) return mode;
    throw new Error(`${path}: "gate: ${mode}" is none of: ${MODES.join(', ')}`);
  });

/** The test files whose path has one of `filters` in it; all where there is none. */
export const listTestFiles = (root, filters = []) =>
  readdirSync(join(root, 'test'), { recursive: true })
    .map((path) => `test/${path.split(sep).join('/')}`)
    .filter((path) => TEST_FILE.test(path) && !path.startsWith(BENCH) && !path.includes('/node_modules/'))
    .filter((path) => filters.length === 0 || filters.some((filter) => path.includes(filter)))
    .sort();

export const isBrowserTest = (path) => path.startsWith(BROWSER_TESTS);

/** Whether a file may get to React: a .tsx file does by its markup. */
const reachesReact = (path, graph) =>
  graph.reach(path).some((reached) => {
    const { packages, hasComputedImport } = graph.moduleAt(reached);
    return reached.endsWith('.tsx') || hasComputedImport || [...packages].some((name) => REACT.test(name));
  });

const unitRuns = (path, graph) => {
  if (!RUN_ON_BOTH.test(path)) return [{ name: path }];
  if (!reachesReact(path, graph)) return [{ name: path, react: 'react', mark: 'no-react' }];
  return ['react', 'preact'].map((react) => ({ name: `${path} [${react}]`, react }));
};

/**
 * What is to be run: `react` is the React of the process, undefined for files that have nothing to do with Preact.
 * Runs with the same React follow each other, so that they can share a process.
 */
export const planRuns = (root, paths, graph = createImportGraph(root)) => {
  const runs = paths.flatMap((path) => {
    const modes = modesOf(path, readFileSync(join(root, path), 'utf8'));
    const isBrowser = isBrowserTest(path);
    const run = {
      path,
      isBrowser,
      timeLimitMs: isBrowser ? BROWSER_LIMIT_MS : UNIT_LIMIT_MS,
      needsOwnProcess: modes.includes('own process'),
      runsAlone: modes.includes('alone'),
    };
    return (isBrowser ? [{ name: path }] : unitRuns(path, graph)).map((one) => ({ ...run, ...one }));
  });
  const byReact = (a, b) => (a.react ?? '').localeCompare(b.react ?? '');
  return {
    unit: runs.filter(({ isBrowser }) => !isBrowser).sort(byReact),
    browser: runs.filter(({ isBrowser }) => isBrowser),
  };
};
