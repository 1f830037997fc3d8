import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { FileResult } from './support/runner/run-file.mjs';
import { runShared, UVU } from './support/temp-project';

/** What a file of a worker may change, how, and an expression that shows it. */
type Change = readonly [what: string, change: string, shows: string];

const CHANGES: Change[] = [
  ['a new global', 'globalThis.added = 1;', 'globalThis.added'],
  ['a deleted global', 'delete globalThis.structuredClone;', 'typeof structuredClone'],
  ['a replaced timer', 'globalThis.setTimeout = function replaced() {};', 'setTimeout.name'],
  ['a stopped clock', 'Date.now = () => 0;', 'Date.now() > 0'],
  ['a replaced method of the console', 'console.info = function replaced() {};', 'console.info.name'],
  ['a longer prototype', 'Array.prototype.added = 1;', '[].added'],
  ['a variable of the environment', "process.env.ADDED = '1';", 'process.env.ADDED'],
  ['the folder of the process', "process.chdir('/');", "process.cwd() === '/'"],
  ['a listener of the process', "process.on('SIGUSR2', () => {});", "process.listenerCount('SIGUSR2')"],
  ['a listener of its end', "process.on('exit', () => {});", "process.listenerCount('exit')"],
  ['a variable of a module', 'counter.value++;', 'counter.value'],
  ['a class of the DOM', 'Element.prototype.added = 1;', "'added' in Element.prototype"],
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

const shownBy = ({ problem, output }: FileResult): unknown[] => {
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
).map(shownBy);

CHANGES.forEach(([what], index) => {
  test(`${what} is undone before the next file of a worker`, () => {
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

test('what a file prints is in its own result, errors as well', async () => {
  const says = (word: string) =>
    `${UVU}test('says', () => { console.log('out ${word}'); console.error('err ${word}'); });\ntest.run();\n`;
  const results = await runShared({ 'a.test.ts': says('first'), 'b.test.ts': says('second') });
  assert.equal(
    results.map(({ output }) => output.match(/(out|err) \w+/g)?.sort()),
    [
      ['err first', 'out first'],
      ['err second', 'out second'],
    ],
  );
});

test.run();
