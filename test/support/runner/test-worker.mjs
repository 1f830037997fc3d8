import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createTimeLimit, killGroup, startGroup } from './command.mjs';
import { judge, limitAfterTotals, REGISTER, testEnvironment } from './run-file.mjs';

const WORKER = fileURLToPath(new URL('./worker-process.mjs', import.meta.url));
// Maximum heap of a process. If the heap is larger after a test file, the process is replaced by a new one. Node never
// unloads modules, so the heap grows with each file. The replacement costs ten seconds, in which the new process
// renders and parses the pages again.
const MAX_HEAP_BYTES = 2_000_000_000;

// Test files create and drop many objects. With a larger young generation V8 collects garbage less often, and a run
// takes 5 % less time.
const ARGS = ['--max-semi-space-size=64', '--import', REGISTER, WORKER];

let runs = 0;

const startProcess = ({ cwd, react, timeLimitMs }) => {
  const { child, ended } = startGroup(process.execPath, ARGS, {
    cwd,
    env: testEnvironment(react, timeLimitMs),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ready = new Promise((resolve) => {
    child.once('message', resolve);
  });
  return { child, ended, ready };
};

/** Collects what a process prints until both of its streams have printed `endMark`. */
const collectOutput = ({ stdout, stderr }, endMark, onOutput) => {
  let output = '';
  const complete = [stdout, stderr].map(
    (stream) =>
      new Promise((resolve) => {
        let text = '';
        stream.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
          output += chunk;
          onOutput(output);
          if (text.endsWith(endMark)) resolve();
        });
      }),
  );
  return { complete: Promise.all(complete), text: () => output.replaceAll(endMark, '') };
};

/**
 * Runs test files one after another in one process, in which each file has separate instances of our modules. The first
 * file starts the process. If a file fails, the state of the process is unknown. So after a failure, or if the heap is
 * larger than `MAX_HEAP_BYTES`, the process is killed, and the next file starts another process.
 */
export const createWorker = ({ cwd, react }) => {
  let active = null;

  const close = async () => {
    if (!active) return;
    const { child, ended } = active;
    active = null;
    if (child.pid !== undefined) killGroup(child.pid);
    await ended;
  };

  /** @param mark `no-react` if the file must not import React, directly or through other files */
  const run = async (path, { timeLimitMs, afterTotalsMs, mark }) => {
    active ??= startProcess({ cwd, react, timeLimitMs });
    const { child, ended, ready } = active;
    const started = performance.now();
    const limit = createTimeLimit(() => killGroup(child.pid));
    const limitEnd = limitAfterTotals(afterTotalsMs);
    const endMark = `\0${randomUUID()}\0`;
    const output = collectOutput(child, endMark, (text) => limitEnd(text, limit));
    limit.set(timeLimitMs, `did not end within ${timeLimitMs / 1000} s`);

    const finished = ready.then(() => {
      child.send({ path, endMark, mark: [`run=${++runs}`, ...(mark ? [mark] : [])].join('&') });
      return new Promise((resolve) => {
        child.once('message', (result) => output.complete.then(() => resolve(result)));
      });
    });
    const result = await Promise.race([finished, ended.then((problem) => ({ hasEnded: true, problem }))]);
    limit.clear();
    for (const stream of [child.stdout, child.stderr]) stream.removeAllListeners('data');

    const problem =
      limit.problem() ?? result.problem ?? (result.exitCode ? `exit code ${result.exitCode}` : null);
    const judged = judge({ output: output.text(), problem, durationMs: performance.now() - started });
    if (result.hasEnded) active = null;
    else if (judged.problem || result.heapBytes > MAX_HEAP_BYTES) await close();
    return judged;
  };

  return { run, close };
};
