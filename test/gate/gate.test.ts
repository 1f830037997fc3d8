import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { shareOf } from '../support/full-run';
import { type FileResult, readTotals, runFile } from '../support/runner/run-file.mjs';
import { LIMITS, type Limits, ONE_PASSES, PASSES, runShared, UVU, withFolder } from '../support/temp-project';

const runText = (text: string, limits: Limits = {}) =>
  withFolder({ 'a.test.ts': text }, (folder) =>
    runFile(join(folder, 'a.test.ts'), { cwd: folder, ...LIMITS, ...limits }),
  );

/**
 * Runs `text` as a test file with `limits` in a worker. The worker then runs a file that passes, with the usual limits.
 */
const runBeforeAnother = (text: string, limits: Limits) =>
  runShared({ 'a.test.ts': text, 'b.test.ts': ONE_PASSES }, { limitsOf: { 'a.test.ts': limits } });

const assertPassed = (result: FileResult | undefined) => {
  assert.is(result?.problem, null, result?.output);
  assert.equal([result?.passed, result?.failed], [1, 0]);
};

type Failing = readonly [what: string, text: string, failed: number, problem: RegExp];

/**
 * Failures that the gate detects by the totals that a test file prints, or because the totals are missing. Tested only
 * in a worker, because the same code reads the totals of files that run in a separate process.
 */
const FAILING_BY_TOTALS: readonly Failing[] = [
  [
    'a failing test',
    `${UVU}test('fails', () => { throw new Error('no'); });\n${PASSES}test.run();`,
    1,
    /1 of 2/,
  ],
  [
    'an after hook that throws',
    `${UVU}test.after(() => { throw 1; });\n${PASSES}test.run();`,
    1,
    /no totals/,
  ],
  [
    'a before.each hook that throws',
    `${UVU}test.before.each(() => { throw 1; });\n${PASSES}test.run();`,
    1,
    /1 of 1/,
  ],
  [
    'an after.each hook that throws',
    `${UVU}test.after.each(() => { throw 1; });\n${PASSES}test.run();`,
    1,
    /1 of 1/,
  ],
  ['a file without a test', `${UVU}test.run();`, 1, /no test/],
  ['a skipped test', `${UVU}${PASSES}test.skip('later', () => {});\ntest.run();`, 1, /1 skipped/],
  ['a test.only', `${UVU}${PASSES}test.only('this', () => {});\ntest.run();`, 1, /1 skipped/],
];

/**
 * Failures to test in a worker and in a separate process, because some failures are visible only in a process's exit
 * code.
 */
const FAILING_ALONE: readonly Failing[] = [
  [
    'a before hook that throws',
    `${UVU}test.before(() => { throw 1; });\n${PASSES}${PASSES}test.run();`,
    2,
    /2 of 2/,
  ],
  ['a forgotten run()', `${UVU}${PASSES}`, 1, /no totals/],
  [
    'a forgotten run() of one suite of two',
    `${UVU}${PASSES}test.run();\nconst other = suite('other');\nother('passes', () => {});`,
    1,
    /exit code 1/,
  ],
  ['a syntax error', `${UVU}${PASSES}test.run(`, 1, /no totals/],
  ['an import of a missing file', `${UVU}import './nowhere';\n${PASSES}test.run();`, 1, /no totals/],
  [
    'a process that exits during a test',
    `${UVU}test('leaves', () => process.exit(0));\ntest.run();`,
    1,
    /no totals/,
  ],
  [
    'an exit code after passing',
    `${UVU}${PASSES}test.run();\nprocess.on('exit', () => process.exit(3));`,
    1,
    /code 3/,
  ],
  [
    'a test that never settles',
    `${UVU}test('waits', () => new Promise(() => {}));\ntest.run();`,
    1,
    /no totals/,
  ],
  [
    'an unhandled rejection',
    `${UVU}${PASSES}test.run();\nsetTimeout(() => Promise.reject(new Error()), 200);`,
    1,
    /code/,
  ],
];

// `npm test` checks only every third failure of `FAILING_ALONE`. The failures in this list are of three kinds: a file
// that prints a failed test, a file that prints no totals, and a file that ends with an exit code other than 0.
for (const [what, text, failed, problem] of shareOf(FAILING_ALONE, 0, 3))
  test(`${what} is a failure`, async () => {
    const result = await runText(text);
    assert.match(result.problem ?? 'no problem', problem);
    assert.is(result.failed, failed);
  });

const UNSETTLED: Failing = [
  'a top-level await that never settles',
  `${UVU}${PASSES}test.run();\nawait new Promise(() => {});`,
  1,
  /exit code 13/,
];
const FAILING_SHARED = [...FAILING_BY_TOTALS, ...FAILING_ALONE, UNSETTLED];

/** Results of test files that run in one worker. Each file that fails is followed by a file that passes. */
const sharedResults = await runShared(
  Object.fromEntries(
    FAILING_SHARED.flatMap(([, text], index) => [
      [`${index}-fails.test.ts`, text],
      [`${index}-passes.test.ts`, ONE_PASSES],
    ]),
  ),
);

FAILING_SHARED.forEach(([what, , failed, problem], index) => {
  test(`${what} in a worker is a failure of its own file only`, () => {
    const [result, next] = sharedResults.slice(2 * index);
    assert.match(result?.problem ?? 'no problem', problem);
    assert.is(result?.failed, failed);
    assertPassed(next);
  });
});

test('a file whose tests pass is not a failure', async () => {
  const result = await runText(`${UVU}${PASSES}${PASSES}test.run();`);
  assert.is(result.problem, null);
  assert.equal([result.passed, result.failed], [2, 0]);
});

test('the error of a hook is in the output', async () => {
  const { output } = await runText(
    `${UVU}test.before(() => { throw new Error('no table'); });\n${PASSES}test.run();`,
  );
  assert.match(output, 'no table');
});

const HAS_STARTED = 'what hangs has started';
const HANGS = `import { spawn } from 'node:child_process';
${UVU}
test('hangs', () => new Promise(() => {
  // Inherits the pipes: while it runs, the result does not arrive.
  spawn(process.execPath, ['-e', 'console.log("${HAS_STARTED}"); setInterval(() => {}, 1000)'], { stdio: 'inherit' });
}));
test.run();`;
// Atomics.wait blocks the event loop, but does not use the CPU. Endless loops would use it for ten seconds, in two
// processes.
const IS_BLOCKED = `${UVU}test('is blocked', () => {
  console.log('${HAS_STARTED}');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});
test.run();`;

/** Time limit of a hanging file. Must be long enough for the process to start on a busy machine. */
const HANG_LIMIT_MS = 10_000;

// Run the hanging files in parallel: they only wait for their time limit.
const hangResults = await Promise.all(
  Object.entries({ 'waits forever': HANGS, 'blocks the event loop': IS_BLOCKED }).map(
    async ([what, text]) => {
      const [alone, [inWorker, next]] = await Promise.all([
        runText(text, { timeLimitMs: HANG_LIMIT_MS }),
        runBeforeAnother(text, { timeLimitMs: HANG_LIMIT_MS }),
      ]);
      return { what, alone, inWorker, next };
    },
  ),
);

const ENDS_WHEN_NAMED = `${UVU}
test('takes long', () => new Promise((resolve) => {
  const keepsRunning = setInterval(() => {}, 1000);
  const write = process.stderr.write.bind(process.stderr);
  process.stderr.write = (text) => {
    clearInterval(keepsRunning);
    resolve();
    return write(text);
  };
}));
test.run();`;

test('the output names a test that takes half of the time limit', async () => {
  const limits = { timeLimitMs: 20_000 };
  const results = await Promise.all([
    runText(ENDS_WHEN_NAMED, limits),
    runBeforeAnother(ENDS_WHEN_NAMED, limits).then(([result]) => result),
  ]);
  for (const result of results) assert.match(result?.output ?? '', '"takes long" has been running for 10 s');
});

for (const { what, alone, inWorker, next } of hangResults) {
  test(`a file that ${what} is killed with all its processes`, () => {
    assert.match(alone.output, HAS_STARTED);
    assert.match(alone.problem ?? '', 'did not end within 10 s');
    assert.is(alone.failed, 1);
  });

  test(`a file in a worker that ${what} is killed with all its processes, and the next file passes`, () => {
    assert.match(inWorker?.output ?? '', HAS_STARTED);
    assert.match(inWorker?.problem ?? '', 'did not end within 10 s');
    assert.is(inWorker?.failed, 1);
    assertPassed(next);
  });
}

const LEAVES_A_TIMER = `${UVU}${PASSES}setInterval(() => {}, 1000);\ntest.run();`;

test('a file that passes and leaves a handle open is killed soon, and is a failure', async () => {
  const result = await runText(LEAVES_A_TIMER, { afterTotalsMs: 500 });
  assert.match(result.problem ?? '', 'after its last test');
  assert.equal([result.passed, result.failed], [1, 1]);
});

test('a file in a worker that leaves a handle open is a failure, and the next file passes', async () => {
  const [result, next] = await runBeforeAnother(LEAVES_A_TIMER, { afterTotalsMs: 500 });
  assert.match(result?.problem ?? '', 'after its last test');
  assert.equal([result?.passed, result?.failed], [1, 1]);
  assertPassed(next);
});

test('only the summary that uvu prints at its end counts as totals', () => {
  assert.is(readTotals('Total: 3\nPassed: 3\nSkipped: 0\n'), null);
  const output = '  Total:     3\n  Passed:    2\n  Skipped:   1\n  Duration:  1ms\n';
  assert.equal(readTotals(output), { total: 3, passed: 2, skipped: 1 });
});

test.run();
