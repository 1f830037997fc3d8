import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { killRunning, runCommand } from './command.mjs';
import { runInLanes } from './lanes.mjs';
import { createReport } from './report.mjs';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const STEP_TIMEOUT_MS = 600_000;

const lastLine = (output) => output.trimEnd().split('\n').at(-1);

/**
 * Creates a gate: it runs steps (commands) and test files, and reports the result of each. If this process is
 * interrupted, the gate kills everything that it started.
 * @param onFile called after each test file, with the planned run and the result
 */
export const createGate = ({ onFile, keepsProcesses } = {}) => {
  const report = createReport();
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])
    process.on(signal, () => {
      killRunning();
      process.exit(code);
    });

  /**
   * Runs a command as one test. Returns true if it passed.
   * @param showsLastLine whether to report the last line that the command prints
   */
  const step = async (name, [command, args], showsLastLine = false) => {
    const result = await runCommand(command, args, { cwd: ROOT, timeLimitMs: STEP_TIMEOUT_MS });
    report.addStep(name, result, showsLastLine && !result.problem ? `: ${lastLine(result.output)}` : '');
    return result.problem === null;
  };

  /**
   * Runs jobs in parallel. A job is either a function or a planned run of a test file. The jobs start in the order of
   * their queues: all jobs of a queue have started before a job of the next queue starts.
   */
  const runQueues = (queues, lanes) =>
    runInLanes(queues, lanes, {
      cwd: ROOT,
      keepsProcesses,
      onResult: (run, result) => {
        onFile?.(run, result);
        report.addFile(run.name, result);
      },
    });

  const runJobs = (jobs, lanes = availableParallelism()) => runQueues([[...jobs]], lanes);

  return { step, runQueues, runJobs, finish: report.finish };
};
