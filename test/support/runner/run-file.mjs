import { fileURLToPath } from 'node:url';
import { runCommand } from './command.mjs';

export const REGISTER = fileURLToPath(new URL('../register.mjs', import.meta.url));
// Time limit for a test file's process to end after it has printed the totals. A process that doesn't end has open
// handles, such as a server.
const AFTER_TOTALS_MS = 10_000;
const TOTALS = /^ {2}Total: +(\d+)\r?\n {2}Passed: +(\d+)\r?\n {2}Skipped: +(\d+)\r?\n {2}Duration:/gm;

/**
 * Returns the environment variables of a test process. Imports of React in the process resolve to the library `react`
 * ('react' or 'preact'). If a test takes longer than half of the file's time limit, the process prints the test's name.
 */
export const testEnvironment = (react, timeLimitMs) => {
  const { FORCE_COLOR: _, TEST_REACT: __, ...inherited } = process.env;
  return {
    ...inherited,
    NO_COLOR: '1',
    NODE_ENV: 'test',
    BROKER_TEST_SLOW_S: `${timeLimitMs / 2000}`,
    ...(react && { TEST_REACT: react }),
  };
};

/** Returns the totals that uvu printed, or null. */
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
 * Returns the result of a finished file. Checks the totals that uvu printed, because uvu's exit code is 0 even if a
 * hook threw or the file forgot `.run()`.
 */
export const judge = ({ output, problem: runProblem, durationMs }) => {
  const totals = readTotals(output);
  const problem = [runProblem, problemWith(totals)].filter(Boolean).join(', ') || null;
  const passed = totals?.passed ?? 0;
  const failed = problem ? Math.max(1, (totals?.total ?? 0) - passed) : 0;
  return { passed, failed, problem, output, durationMs };
};

/** Returns an output listener that limits how long the file may run after it has printed its totals. */
export const limitAfterTotals = (afterTotalsMs = AFTER_TOTALS_MS) => {
  let totalsSeen = false;
  return (output, limit) => {
    if (totalsSeen || !readTotals(output)) return;
    totalsSeen = true;
    limit.set(afterTotalsMs, `did not end within ${afterTotalsMs / 1000} s after its last test`);
  };
};

/** Runs one uvu file in a separate process. */
export const runFile = async (path, { cwd, react, timeLimitMs, afterTotalsMs }) =>
  judge(
    await runCommand(process.execPath, ['--import', REGISTER, path], {
      cwd,
      env: testEnvironment(react, timeLimitMs),
      timeLimitMs,
      onOutput: limitAfterTotals(afterTotalsMs),
    }),
  );
