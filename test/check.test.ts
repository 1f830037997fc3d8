import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withGate } from './support/gate-project';
import { repeatRuns } from './support/runner/repeat.mjs';
import { watchSaves } from './support/runner/watch-saves.mjs';
import { ONE_PASSES, UVU, withFolder } from './support/temp-project';

const PROJECT = {
  '.gitignore': 'node_modules\n.cache\n',
  'biome.json': '{}',
  'package.json': '{ "type": "module" }',
  'tsconfig.json': '{ "compilerOptions": { "noEmit": true, "types": [] }, "files": ["demo/price.ts"] }\n',
  'demo/price.ts': 'export const price = 1;\n',
};

/** Creates a git repository that contains a copy of the test runner ("the gate"), and commits the given files. */
const inRepository = <T>(files: Record<string, string>, use: (folder: string) => T | Promise<T>) =>
  withGate({ ...PROJECT, ...files }, (folder) => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
    git('init', '--quiet', '--initial-branch=main');
    git('add', '.');
    git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message=first');
    return use(folder);
  });

const check = (folder: string) => {
  const { stdout, status } = spawnSync(process.execPath, ['test/check.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const ran = [...stdout.matchAll(/^[✓✗] (\S+\.test\.tsx?)/gm)].map(([, path]) => path);
  return { output: stdout, ran: ran.sort(), status };
};

const reads = (path: string) => `import '${path}';\n${ONE_PASSES}`;
const LEFT = '// gate: npm test only, because it installs packages\n';

const FILES = {
  'demo/app.ts': "import './price';\n",
  'test/a-far.test.ts': reads('../demo/app'),
  'test/b-near.test.ts': `import { price } from '../demo/price';\n${UVU}test('is one', () => { if (price !== 1) throw 1; });\ntest.run();\n`,
  'test/demo/price.test.ts': reads('../../demo/price'),
  'test/other.test.ts': ONE_PASSES,
  'test/machine.test.ts': `${LEFT}${reads('../demo/price')}`,
};

test('check runs affected tests, names those that it leaves to npm test, and begins with what failed last time', () =>
  inRepository(FILES, (folder) => {
    writeFileSync(join(folder, 'demo/price.ts'), 'export const price = 2;\n');
    const first = check(folder);
    assert.equal(first.ran, ['test/a-far.test.ts', 'test/b-near.test.ts', 'test/demo/price.test.ts']);
    assert.match(first.output, /"npm test" also runs [^:]*:\s+test\/machine\.test\.ts\n/);
    for (const step of ['type-check', 'lint']) assert.match(first.output, `✓ ${step}, `);
    assert.is(first.status, 1);

    writeFileSync(join(folder, 'demo/price.ts'), 'export const price = 1 as const;\n');
    const second = check(folder);
    assert.match(second.output, 'because they failed last time: test/b-near.test.ts\n');
    assert.is(second.status, 0);
  }));

/**
 * Collects a process's output. Returns a function that waits until a pattern matches the output. Each call ignores the
 * output up to the end of the previous match.
 */
const followOutput = (child: ChildProcess) => {
  let output = '';
  let onText = () => {};
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onText();
    });
  return (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve) => {
      onText = () => {
        const match = pattern.exec(output);
        if (!match) return;
        output = output.slice(match.index + match[0].length);
        onText = () => {};
        resolve(match);
      };
      onText();
    });
};

const POLL_MS = 50;

/** Resolves to the first truthy value that `find` returns. */
const until = async <T>(find: () => T | undefined | false): Promise<T> => {
  for (;;) {
    const found = find();
    if (found) return found;
    await setTimeout(POLL_MS);
  }
};

const PIDS = '.cache/pids';

/** A test file that never ends. It starts a process in another process group, and writes both PIDs to `PIDS`. */
const HANGS = `import { spawn } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import '../demo/price';
${UVU}test('hangs', () => new Promise(() => {
  const script = 'setInterval(() => {}, 1000)';
  const { pid } = spawn(process.execPath, ['-e', script], { detached: true });
  writeFileSync('${PIDS}-new', [process.pid, pid].join(' '));
  renameSync('${PIDS}-new', '${PIDS}');
  setInterval(() => {}, 1000);
}));
test.run();
`;

/** Waits until the test `HANGS` runs. Returns the PIDs of its processes. */
const hanging = async (folder: string) => {
  const file = join(folder, PIDS);
  await until(() => existsSync(file));
  const pids = readFileSync(file, 'utf8').split(' ');
  rmSync(file);
  return pids;
};

/** Resolves once all the processes have ended. A zombie (state Z) counts as ended: it only waits to be reaped. */
const haveEnded = (pids: readonly string[]) =>
  until(() => {
    const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', pids.join()], { encoding: 'utf8' });
    return stdout.split('\n').every((state) => state === '' || state.startsWith('Z'));
  });

test('check --watch starts anew at a save, whose test may still run, and ends all its processes with Ctrl-C', () =>
  inRepository({ 'test/a.test.ts': ONE_PASSES }, async (folder) => {
    const save = (text: string) => writeFileSync(join(folder, 'test/a.test.ts'), text);
    save(HANGS);
    const watching = spawn(process.execPath, ['test/check.mjs', '--watch'], { cwd: folder });
    const prints = followOutput(watching);
    const ended = once(watching, 'exit');
    const first = await hanging(folder);

    save(ONE_PASSES);
    await prints(/^Saved: test\/a\.test\.ts$/m);
    await prints(/^\d+ passed, 0 failed\s+Waits for a saved file/m);
    await haveEnded(first);

    // Save the first file of a new folder. `--watch` must notice this save, although git did not list the folder while
    // it was empty.
    mkdirSync(join(folder, 'test/new'));
    writeFileSync(join(folder, 'test/new/b.test.ts'), HANGS.replace('../demo', '../../demo'));
    const second = await hanging(folder);
    watching.kill('SIGINT');
    assert.equal(await ended, [130, null]);
    await haveEnded(second);
  }));

test('what an editor writes beside a saved file, and what git ignores, is no save', () =>
  withFolder({ '.gitignore': 'dist\n', 'a.ts': '' }, async (folder) => {
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    let close = () => {};
    const saved = new Promise<string[]>((resolve) => {
      close = watchSaves(folder, resolve);
    });
    mkdirSync(join(folder, 'dist'));
    for (const name of ['dist/b.ts', '.a.ts.swp', 'a.ts~', '4913', '.#a.ts', 'a.ts'])
      writeFileSync(join(folder, name), 'saved');
    assert.equal(await saved, ['a.ts']);
    close();
  }));

/** Calls `repeatRuns`, and logs when each run starts and ends. `endOf` ends the run with the given number. */
const repeated = () => {
  const log: string[] = [];
  const resolves: (() => void)[] = [];
  const runs = repeatRuns({
    start: () => {
      const number = resolves.length + 1;
      log.push(`starts ${number}`);
      const ended = new Promise<void>((resolve) => {
        resolves.push(resolve);
      });
      return { ended, end: () => ended.then(() => void log.push(`ended ${number}`)) };
    },
    onIdle: () => log.push('idle'),
  });
  return { log, ...runs, endOf: (number: number) => resolves[number - 1]?.() };
};

test('of several saves while a run ends, the last one starts the next run', async () => {
  const { log, again, endOf } = repeated();
  const calls = [again(), again(), again()];
  assert.equal(log, ['starts 1']);
  endOf(1);
  await Promise.all(calls);
  assert.equal(log, ['starts 1', 'ended 1', 'starts 2']);
  endOf(2);
  await setImmediate();
  assert.equal(log.slice(3), ['idle']);
});

test('nothing starts after the end of a watch', async () => {
  const { log, again, stop, endOf } = repeated();
  const calls = [again(), stop()];
  endOf(1);
  await Promise.all(calls);
  assert.equal(log, ['starts 1', 'ended 1']);
});

test.run();
