import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readTotals, runFile } from './support/run-file.mjs';

const UVU = "import { suite, test } from 'uvu';\n";
const PASSES = "test('passes', () => {});\n";

/** A folder inside the project, so that its files find node_modules and tsconfig.json. */
const withFolder = async <T>(files: Record<string, string>, use: (folder: string) => T | Promise<T>) => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(resolve('.cache/gate-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const runText = (text: string, limits = {}) =>
  withFolder({ 'a.test.ts': text }, (folder) =>
    runFile(join(folder, 'a.test.ts'), { cwd: folder, timeLimitMs: 30_000, ...limits }),
  );

type Failing = readonly [what: string, text: string, failed: number, problem: RegExp];

const FAILING: Failing[] = [
  [
    'a failing test',
    `${UVU}test('fails', () => { throw new Error('no'); });\n${PASSES}test.run();`,
    1,
    /1 of 2/,
  ],
  [
    'a before hook that throws',
    `${UVU}test.before(() => { throw 1; });\n${PASSES}${PASSES}test.run();`,
    2,
    /2 of 2/,
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
  ['a forgotten run()', `${UVU}${PASSES}`, 1, /no totals/],
  [
    'a forgotten run() of one suite of two',
    `${UVU}${PASSES}test.run();\nconst other = suite('other');\nother('passes', () => {});`,
    1,
    /exit code 1/,
  ],
  ['a file without a test', `${UVU}test.run();`, 1, /no test/],
  ['a skipped test', `${UVU}${PASSES}test.skip('later', () => {});\ntest.run();`, 1, /1 skipped/],
  ['a test.only', `${UVU}${PASSES}test.only('this', () => {});\ntest.run();`, 1, /1 skipped/],
  ['a syntax error', `${UVU}${PASSES}test.run(`, 1, /no totals/],
  ['an import that is not there', `${UVU}import './nowhere';\n${PASSES}test.run();`, 1, /no totals/],
  [
    'a process that leaves in the middle',
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
    'an unhandled rejection',
    `${UVU}${PASSES}test.run();\nsetTimeout(() => Promise.reject(new Error()), 200);`,
    1,
    /code/,
  ],
];

for (const [what, text, failed, problem] of FAILING)
  test(`${what} is a failure`, async () => {
    const result = await runText(text);
    assert.match(result.problem ?? 'no problem', problem);
    assert.is(result.failed, failed);
  });

test('a file whose tests pass is no failure', async () => {
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

test('a file that hangs is ended with all that it started', async () => {
  const started = performance.now();
  const result = await runText(
    `import { spawn } from 'node:child_process';
    ${UVU}
    test('hangs', () => new Promise(() => {
      spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    }));
    test.run();`,
    { timeLimitMs: 2_000 },
  );
  assert.match(result.problem ?? '', 'did not end within 2 s');
  assert.is(result.failed, 1);
  // The child holds the same pipes: while it lives, the result does not arrive.
  assert.ok(performance.now() - started < 15_000);
});

test('a file that passes and leaves something open is ended soon, and is a failure', async () => {
  const result = await runText(`${UVU}${PASSES}setInterval(() => {}, 1000);\ntest.run();`, {
    afterTotalsMs: 500,
  });
  assert.match(result.problem ?? '', 'after its last test');
  assert.equal([result.passed, result.failed], [1, 1]);
});

test('only what uvu prints at its end counts as totals', () => {
  assert.is(readTotals('Total: 3\nPassed: 3\nSkipped: 0\n'), null);
  const output = '  Total:     3\n  Passed:    2\n  Skipped:   1\n  Duration:  1ms\n';
  assert.equal(readTotals(output), { total: 3, passed: 2, skipped: 1 });
});

/** A project of its own around a copy of the gate. */
const runGate = (files: Record<string, string>, filters: string[] = []) =>
  withFolder(files, (folder) => {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    cpSync('test/run.mjs', join(folder, 'test/run.mjs'));
    cpSync('demo/install.mjs', join(folder, 'demo/install.mjs'));
    for (const name of readdirSync('test/support').filter((file) => file.endsWith('.mjs')))
      cpSync(`test/support/${name}`, join(folder, 'test/support', name));
    const { status, stdout } = spawnSync(process.execPath, ['test/run.mjs', ...filters], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { code: status, output: stdout, lastLine: stdout.trimEnd().split('\n').at(-1) };
  });

const ONE_PASSES = `${UVU}${PASSES}test.run();\n`;
const ONE_FAILS = `${UVU}test('fails', () => { throw new Error('no'); });\ntest.run();\n`;

test('the gate counts every test and exits 1 where one failed', async () => {
  const files = { 'test/a.test.ts': ONE_PASSES, 'test/b.test.ts': ONE_FAILS };
  const gate = await runGate(files, ['test/']);
  assert.is(gate.lastLine, '1 passed, 1 failed');
  assert.is(gate.code, 1);
  assert.match(gate.output, /✗ test\/b\.test\.ts 1 tests[\s\S]*"fails"\s+no\s/);
});

test('the gate exits 0 where all passed, and runs widgets and loader on both Reacts', async () => {
  const says = `${UVU}test('says', () => { console.log('on', process.env.TEST_REACT); });\ntest.run();\n`;
  const files = {
    'test/widgets/a.test.ts': says,
    'test/loader/b.test.ts': says,
    'test/demo/c.test.ts': says,
    'test/bench/d.test.ts': ONE_FAILS,
  };
  const gate = await runGate(files, ['test/']);
  assert.is(gate.lastLine, '5 passed, 0 failed');
  assert.is(gate.code, 0);
  for (const name of ['widgets/a', 'loader/b'])
    for (const react of ['react', 'preact']) assert.match(gate.output, `✓ test/${name}.test.ts [${react}]`);
  assert.match(gate.output, '✓ test/demo/c.test.ts 1 tests');
});

test('the gate exits 1 where no file matches', async () => {
  const gate = await runGate({ 'test/a.test.ts': ONE_PASSES }, ['nothing-like-it']);
  assert.is(gate.lastLine, '0 passed, 0 failed');
  assert.is(gate.code, 1);
});

test('the gate goes on after a failing step, but gives the browser no stale build', async () => {
  const gate = await runGate({
    'package.json': JSON.stringify({ type: 'module', scripts: { build: 'node -e "process.exit(7)"' } }),
    'tsconfig.json': JSON.stringify({ compilerOptions: { noEmit: true }, files: ['wrong.ts'] }),
    'wrong.ts': "export const count: number = 'many';\n",
    'test/a.test.ts': ONE_PASSES,
    'test/browser/b.test.ts': ONE_PASSES,
  });
  assert.match(gate.output, /✗ type-check, [\s\S]*TS2322/);
  assert.match(gate.output, '✓ test/a.test.ts 1 tests');
  assert.match(gate.output, /✗ build and budgets, [\s\S]*exit code 7/);
  assert.not.match(gate.output, 'test/browser/b.test.ts');
  assert.match(gate.lastLine ?? '', /^\d passed, [23] failed$/);
  assert.is(gate.code, 1);
});

test.run();
