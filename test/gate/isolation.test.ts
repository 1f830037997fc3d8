import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { FileResult } from '../support/runner/run-file.mjs';
import { runShared, UVU } from '../support/temp-project';

/** What a test file may change in its worker, code that changes it, and an expression that shows the change. */
type Change = readonly [what: string, change: string, shows: string];

const CHANGES: Change[] = [
  ['a new global', 'globalThis.added = 1;', 'globalThis.added'],
  ['a deleted global', 'delete globalThis.structuredClone;', 'typeof structuredClone'],
  ['a replaced timer', 'globalThis.setTimeout = function replaced() {};', 'setTimeout.name'],
  ['a stopped clock', 'Date.now = () => 0;', 'Date.now() > 0'],
  ['a replaced console method', 'console.info = function replaced() {};', 'console.info.name'],
  ['an extended prototype', 'Array.prototype.added = 1;', '[].added'],
  ['an environment variable', "process.env.ADDED = '1';", 'process.env.ADDED'],
  ['the working directory', "process.chdir('/');", "process.cwd() === '/'"],
  ['a process listener', "process.on('SIGUSR2', () => {});", "process.listenerCount('SIGUSR2')"],
  ['an exit listener', "process.on('exit', () => {});", "process.listenerCount('exit')"],
  ["a module's variable", 'counter.value++;', 'counter.value'],
  ['a DOM class', 'Element.prototype.added = 1;', "'added' in Element.prototype"],
];

const COUNTER = 'export const counter = { value: 0 };\n';

const file = (change: string) => `import { Element } from 'happy-dom';
${UVU}import { counter } from './counter';
test('shows', () => {
  ${change}
  const shown = [${CHANGES.map(([, , shows]) => shows).join(', ')}];
  process.stdout.write(\`shown: \${JSON.stringify(shown)}\\n\`);
});
test.run();
`;

const parseShown = ({ problem, output }: FileResult): unknown[] => {
  assert.is(problem, null, output);
  return JSON.parse(/shown: (.*)/.exec(output)?.[1] ?? '');
};

const [before = [], changed = [], after = []] = (
  await runShared(
    {
      'counter.ts': COUNTER,
      'before.test.ts': file(''),
      'changes.test.ts': file(CHANGES.map(([, change]) => change).join('\n  ')),
      'after.test.ts': file(''),
    },
    { react: 'react' },
  )
).map(parseShown);

CHANGES.forEach(([what], index) => {
  test(`${what} is undone before the worker's next file`, () => {
    assert.not.equal(changed[index], before[index]);
    assert.equal(after[index], before[index]);
  });
});

const SHOWS_PROCESS = `${UVU}test('shows', () => { console.log('process', process.pid); });\ntest.run();\n`;
const FAILS = `${UVU}test('fails', () => { console.log('process', process.pid); throw 1; });\ntest.run();\n`;

test('files share a process until one of them fails', async () => {
  const results = await runShared({
    'a.test.ts': SHOWS_PROCESS,
    'b.test.ts': FAILS,
    'c.test.ts': SHOWS_PROCESS,
  });
  const [a, b, c] = results.map(({ output }) => /process (\d+)/.exec(output)?.[1]);
  assert.ok(a);
  assert.is(a, b);
  assert.is.not(b, c);
});

test("a file's output is in its own result, errors included", async () => {
  const log = (word: string) =>
    `${UVU}test('logs', () => { console.log('out ${word}'); console.error('err ${word}'); });\ntest.run();\n`;
  const results = await runShared({ 'a.test.ts': log('first'), 'b.test.ts': log('second') });
  assert.equal(
    results.map(({ output }) => output.match(/(out|err) \w+/g)?.sort()),
    [
      ['err first', 'out first'],
      ['err second', 'out second'],
    ],
  );
});

test.run();
