/**
 * `npm run check`: types, lint, and the unit tests that a change can affect. The change is everything uncommitted, and
 * the commits since the branch left main. `npm run check -- <part of a path>...` runs only those that match.
 */
import { execFileSync } from 'node:child_process';
import { affectedTests } from './support/runner/affected.mjs';
import { createGate, ROOT } from './support/runner/gate.mjs';
import { createImportGraph } from './support/runner/import-graph.mjs';
import { STEPS } from './support/runner/steps.mjs';
import { isBrowserTest, listTestFiles, planRuns } from './support/runner/test-files.mjs';

const BASES = ['origin/main', 'origin/master', 'main', 'master', 'HEAD'];

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

const mergeBase = () => {
  for (const base of BASES)
    try {
      return git('merge-base', 'HEAD', base)[0];
    } catch {
      // This repository has no such branch.
    }
  throw new Error('This is not a git repository: "npm test" checks everything.');
};

const changedFiles = () => [
  ...git('diff', '--name-only', mergeBase()),
  ...git('ls-files', '--others', '--exclude-standard'),
];

const { step, runJobs, finish } = createGate();
const graph = createImportGraph(ROOT);
const changed = changedFiles();
const tests = listTestFiles(ROOT, process.argv.slice(2)).filter((path) => !isBrowserTest(path));
const affected = affectedTests(tests, changed, graph);
const { unit } = planRuns(ROOT, affected, graph);
console.log(`${changed.length} changed files affect ${affected.length} of ${tests.length} unit test files.`);
const lint = async () => {
  if (!(await step('lint', STEPS.lint))) console.log('"npm run format" fixes most of what lint reports.');
};
await runJobs([() => step('type-check', STEPS.typeCheck), lint, ...unit]);
process.exitCode = finish();
