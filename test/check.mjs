/**
 * `npm run check`: checks types, lints the changed files, and runs the unit tests that failed last time and those
 * nearest to the changed files in the import graph. The tests use Preact instead of React. A file counts as changed if
 * it has uncommitted changes, or if a commit changed it since the branch left main.
 * `npm run check -- <part of a path>...` leaves out test files whose path contains none of the parts. `--watch` repeats
 * the check each time a file is saved.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { affectedTests, nearestTests } from './support/runner/affected.mjs';
import { changedFiles } from './support/runner/changed-files.mjs';
import { createFailedBefore } from './support/runner/failed-before.mjs';
import { createGate, ROOT } from './support/runner/gate.mjs';
import { createImportGraph } from './support/runner/import-graph.mjs';
import { describeLeftOut } from './support/runner/left-out.mjs';
import { readArguments } from './support/runner/read-arguments.mjs';
import { lintOf, QUICK_TYPE_CHECK } from './support/runner/steps.mjs';
import { isBrowserTest, isLeftToGate, listTestFiles, planInOrder } from './support/runner/test-files.mjs';
import { watchCheck } from './support/runner/watch-check.mjs';

/** Maximum number of test files to run for each changed file. CONTRIBUTING.md also states this number. */
const NEAREST = 60;
/** Import distance given to a test file that failed last time: below all real distances, so that the file runs first. */
const FAILED_BEFORE = -1;

/** Runs the checks and returns the exit code. */
const check = async (filters) => {
  const failedBefore = createFailedBefore(ROOT);
  const { step, runJobs, finish } = createGate({
    onFile: ({ path }, { problem }) => failedBefore.record(path, problem !== null),
    keepsProcesses: true,
  });
  const graph = createImportGraph(ROOT);
  const changed = changedFiles(ROOT);
  const tests = listTestFiles(ROOT, filters).filter((path) => !isBrowserTest(path));

  const affected = affectedTests(tests, changed, graph);
  const isRunHere = ({ path }) => changed.includes(path) || !isLeftToGate(ROOT, path);
  const again = failedBefore.paths().filter((path) => tests.includes(path));
  const nearest = nearestTests(affected.filter(isRunHere), NEAREST);
  const distances = new Map([
    ...again.map((path) => [path, FAILED_BEFORE]),
    ...nearest.flatMap(({ path, distance }) => (again.includes(path) ? [] : [[path, distance]])),
  ]);
  console.log(
    `Changed files: ${changed.length}. They affect ${affected.length} of ${tests.length} unit test files; ${distances.size} are run, nearest first.`,
  );
  if (again.length > 0) console.log(`Before all others, because they failed last time: ${again.join(', ')}`);

  const [first = [], ...others] = planInOrder(ROOT, [...distances.keys()], {
    graph,
    reacts: ['preact'],
  }).map((run) => ({ ...run, distance: distances.get(run.path) }));
  const lint = async () => {
    const files = changed.filter((path) => existsSync(join(ROOT, path)));
    if (files.length > 0 && !(await step('lint', lintOf(files))))
      console.log('"npm run format" fixes most of what lint reports.');
  };
  await runJobs([first, () => step('type-check', QUICK_TYPE_CHECK), lint, others].flat());

  const left = nearestTests(affected, affected.length).filter(({ path }) => !distances.has(path));
  console.log(`\n${describeLeftOut(left.map(({ path }) => path))}`);
  return finish();
};

const { values, positionals: filters } = readArguments('npm run check', { watch: { type: 'boolean' } });
if (values.watch) watchCheck(ROOT, [fileURLToPath(import.meta.url), ...filters]);
else process.exitCode = await check(filters);
