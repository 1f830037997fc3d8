import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const REGISTER = fileURLToPath(new URL('./register.mjs', import.meta.url));
// A file that has printed its totals and does not end has left something open.
const AFTER_TOTALS_MS = 10_000;
const TOTALS = /^ {2}Total: +(\d+)\r?\n {2}Passed: +(\d+)\r?\n {2}Skipped: +(\d+)\r?\n {2}Duration:/gm;

const running = new Set();

const killGroup = (pid) => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};

/** Ends every process that is still running, with all that it started. */
export const killRunning = () => running.forEach(killGroup);

/**
 * Runs a command as a process group of its own, and leaves nothing of the group behind.
 * `problem` says why it is a failure: the time limit, a signal, an exit code.
 */
export const runCommand = (command, args, { cwd, env = process.env, timeLimitMs, onOutput }) =>
  new Promise((resolve) => {
    const started = performance.now();
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let problem = null;
    let timer;

    const limit = (ms, why) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        problem = why;
        killGroup(child.pid);
      }, ms);
    };
    const finish = () => {
      clearTimeout(timer);
      resolve({ output, problem, durationMs: performance.now() - started });
    };

    child.on('error', (error) => {
      problem = error.message;
      finish();
    });
    if (child.pid === undefined) return;

    running.add(child.pid);
    limit(timeLimitMs, `did not end within ${timeLimitMs / 1000} s`);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        onOutput?.(output, limit);
      });
    }
    child.on('exit', (code, signal) => {
      problem ??= signal ? `ended by ${signal}` : code ? `exit code ${code}` : null;
      // 'close' would wait for a grandchild that holds the pipes.
      killGroup(child.pid);
      running.delete(child.pid);
    });
    child.on('close', finish);
  });

/** What uvu printed as its totals, or null. */
export const readTotals = (output) => {
  const last = [...output.matchAll(TOTALS)].at(-1);
  return last ? { total: Number(last[1]), passed: Number(last[2]), skipped: Number(last[3]) } : null;
};

const problemWith = (totals) => {
  if (!totals) return 'printed no totals: no test, no .run(), or an early end';
  if (totals.total === 0) return 'has no test';
  if (totals.passed < totals.total) return `${totals.total - totals.passed} of ${totals.total} failed`;
  if (totals.skipped > 0) return `${totals.skipped} skipped`;
  return null;
};

/**
 * Runs one uvu file in a process of its own. uvu's exit code says too little (a hook that throws and a
 * forgotten `.run()` both exit 0), so its printed totals decide as well.
 * `react` is 'react' or 'preact': what `react` and its kin resolve to.
 */
export const runFile = async (path, { cwd, react, timeLimitMs, afterTotalsMs = AFTER_TOTALS_MS }) => {
  const { FORCE_COLOR: _, TEST_REACT: __, ...inherited } = process.env;
  const env = { ...inherited, NO_COLOR: '1', NODE_ENV: 'test', ...(react && { TEST_REACT: react }) };
  let totalsSeen = false;
  const onOutput = (output, limit) => {
    if (totalsSeen || !readTotals(output)) return;
    totalsSeen = true;
    limit(afterTotalsMs, `did not end within ${afterTotalsMs / 1000} s after its last test`);
  };
  const run = await runCommand(process.execPath, ['--import', REGISTER, path], {
    cwd,
    env,
    timeLimitMs,
    onOutput,
  });

  const totals = readTotals(run.output);
  const problem = [run.problem, problemWith(totals)].filter(Boolean).join(', ') || null;
  const passed = totals?.passed ?? 0;
  const failed = problem ? Math.max(1, (totals?.total ?? 0) - passed) : 0;
  return { passed, failed, problem, output: run.output, durationMs: run.durationMs };
};
