import { spawnSync } from 'node:child_process';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withGate } from '../support/gate-project';
import { ONE_PASSES, UVU } from '../support/temp-project';

/** Runs a copy of the gate, test/run.mjs, in a temporary project. */
const runGate = (files: Record<string, string>, filters: string[] = []) =>
  withGate(files, (folder) => {
    // Leave out BROKER_TEST_FULL, which a full run sets. With this variable, the copied gate would also test all cases.
    const { BROKER_TEST_FULL: _, ...env } = process.env;
    const { status, stdout } = spawnSync(process.execPath, ['test/run.mjs', ...filters], {
      cwd: folder,
      encoding: 'utf8',
      env,
    });
    return { code: status, output: stdout, lastLine: stdout.trimEnd().split('\n').at(-1) };
  });

const ONE_FAILS = `${UVU}test('fails', () => { throw new Error('no'); });\ntest.run();\n`;

test('the gate counts every test and exits 1 if one failed', async () => {
  const files = { 'test/a.test.ts': ONE_PASSES, 'test/b.test.ts': ONE_FAILS };
  const gate = await runGate(files, ['test/']);
  assert.is(gate.lastLine, '1 passed, 1 failed');
  assert.is(gate.code, 1);
  assert.match(gate.output, /✗ test\/b\.test\.ts 1 tests[\s\S]*"fails"\s+no\s/);
});

test('the gate exits 0 if all passed; files that import React run on React in a full run or in the package', async () => {
  const shows = "test('shows', () => { console.log('on', process.env.TEST_REACT); });\ntest.run();\n";
  const files = {
    'test/widgets/a.test.ts': `import './view';\n${UVU}${shows}`,
    'test/widgets/view.ts': "import 'react';\n",
    'test/loader/npm/b.test.tsx': `${UVU}${shows}`,
    'test/loader/c.test.ts': `import type { FC } from 'react';\n${UVU}${shows}`,
    'test/demo/d.test.ts': `import 'react';\n${UVU}${shows}`,
    'test/bench/e.test.ts': ONE_FAILS,
    'test/hosts/node_modules/f/f.test.ts': ONE_FAILS,
  };
  const ran = ({ output }: { output: string }) =>
    [...output.matchAll(/✓ test\/(\S+)\.test\.tsx?( \[\w+\])? 1 tests/g)]
      .map(([, name, on]) => name + (on ?? ''))
      .sort();
  const inShort = [
    'demo/d',
    'loader/c',
    'loader/npm/b [preact]',
    'loader/npm/b [react]',
    'widgets/a [preact]',
  ];
  const gate = await runGate(files, ['test/']);
  assert.is(gate.lastLine, '5 passed, 0 failed', gate.output);
  assert.is(gate.code, 0);
  assert.equal(ran(gate), inShort);
  assert.equal(ran(await runGate(files, ['--full', 'test/'])), [...inShort, 'widgets/a [react]']);
});

test('a file that imports React without a visible import is a failure', async () => {
  const name = "['rea', 'ct'].join('')";
  const text = `${UVU}test('imports', () => import(${name}));\ntest.run();`;
  const gate = await runGate({ 'test/widgets/a.test.ts': text }, ['test/']);
  assert.is(gate.lastLine, '0 passed, 1 failed');
  assert.match(gate.output, 'react is imported, which the imports of the test file did not show');
});

test('a test file that is run alone, without TEST_REACT, runs on Preact', () => {
  const text = `${UVU}test('shows', () => { console.log('on', process.env.TEST_REACT); });\ntest.run();\n`;
  const path = 'test/widgets/a.test.ts';
  return withGate({ [path]: text }, (folder) => {
    const { TEST_REACT: _, ...env } = process.env;
    const args = ['--import', './test/support/register.mjs', path];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
    assert.match(stdout, 'on preact\n');
  });
});

test('with --full the tests know that the run is full', async () => {
  const shows = "test('shows', () => { if (process.env.BROKER_TEST_FULL !== '1') throw 1; });\ntest.run();\n";
  const files = { 'test/a.test.ts': `${UVU}${shows}` };
  assert.is((await runGate(files, ['--full', 'test/'])).lastLine, '1 passed, 0 failed');
  assert.is((await runGate(files, ['test/'])).lastLine, '0 passed, 1 failed');
});

test('a file that gives a reason runs in its own process', async () => {
  const runsIn = (script: string) =>
    `${UVU}test('runs in', () => { if (!process.argv[1].endsWith('${script}')) throw 1; });\ntest.run();\n`;
  const files = {
    'test/a.test.ts': `// gate: own process, because it measures memory\n${runsIn('a.test.ts')}`,
    'test/b.test.ts': runsIn('worker-process.mjs'),
  };
  const gate = await runGate(files, ['test/']);
  assert.is(gate.lastLine, '2 passed, 0 failed', gate.output);
});

test('the gate does not start if a file asks for an unknown mode', async () => {
  const gate = await runGate({ 'test/a.test.ts': `// gate: quickly, because I say so\n${ONE_PASSES}` }, [
    'test/',
  ]);
  assert.is(gate.code, 1);
  assert.not.match(gate.output, 'passed');
});

test('the gate exits 1 if no file matches', async () => {
  const gate = await runGate({ 'test/a.test.ts': ONE_PASSES }, ['nothing-like-it']);
  assert.is(gate.lastLine, '0 passed, 0 failed');
  assert.is(gate.code, 1);
});

test('the gate continues after a failing step, but runs no browser test on a stale build', async () => {
  const gate = await runGate({
    'package.json': JSON.stringify({ type: 'module', scripts: { build: 'node -e "process.exit(7)"' } }),
    'tsconfig.json': JSON.stringify({
      compilerOptions: { noEmit: true, types: [], skipLibCheck: true },
      files: ['wrong.ts'],
    }),
    'wrong.ts': "export const count: number = 'many';\n",
    'test/hosts/package.json': 'no JSON',
    'test/hosts/package-lock.json': JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } }),
    'test/a.test.ts': ONE_PASSES,
    'test/browser/b.test.ts': ONE_PASSES,
  });
  assert.match(gate.output, /✗ type-check, [\s\S]*TS2322/);
  assert.match(gate.output, '✓ test/a.test.ts 1 tests');
  assert.match(gate.output, /✗ build and budgets, [\s\S]*exit code 7/);
  assert.match(gate.output, /✗ test hosts, [\s\S]*test\/hosts\/package-lock\.json could not be installed/);
  assert.not.match(gate.output, 'test/browser/b.test.ts');
  assert.match(gate.lastLine ?? '', /^\d passed, [56] failed$/);
  assert.is(gate.code, 1);
});

test('an unknown option is named, with those that there are, and nothing runs', () => {
  for (const [script, options] of [
    ['test/run.mjs', '--full, --hosts'],
    ['test/check.mjs', '--watch'],
    ['test/screen-reader/run.mjs', '--browser'],
  ] as const) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--ful', 'a'], {
      encoding: 'utf8',
    });
    assert.equal([status, stdout], [2, ''], script);
    assert.match(stderr, "Unknown option '--ful'");
    assert.ok(stderr.endsWith(`: ${options}\n`), stderr);
  }
});

test.run();
