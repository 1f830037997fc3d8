import { execFileSync, spawn } from 'node:child_process';

const running = new Set();

export const killGroup = (pid) => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};

/**
 * Returns the process groups of all descendants of the processes `pids`. A descendant may be in a different group than
 * its parent, because a test may start processes in separate groups.
 */
const groupsBelow = (pids) => {
  let rows;
  try {
    rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,pgid='], { encoding: 'utf8' });
  } catch {
    // A small container may have no `ps`. Then `killRunning` kills only the groups in `running`.
    return [];
  }
  const processes = rows.split('\n').map((row) => row.trim().split(/\s+/).map(Number));
  const below = new Set(pids);
  const groups = new Set();
  for (const parent of below)
    for (const [pid, ppid, group] of processes)
      if (ppid === parent) {
        below.add(pid);
        groups.add(group);
      }
  return [...groups];
};

/** Kills the processes that `startGroup` started and that are still running, and their descendants. */
export const killRunning = () => new Set([...groupsBelow(running), ...running]).forEach(killGroup);

/**
 * Starts a process as the leader of a new process group. When the process ends, kills the rest of the group. `ended`
 * resolves once the process's streams are closed: to the reason for a failure, or to null after a success.
 */
export const startGroup = (command, args, options) => {
  const child = spawn(command, args, { ...options, detached: true });
  const ended = new Promise((resolve) => {
    let problem = null;
    child.on('error', (error) => {
      problem = error.message;
      if (child.pid === undefined) resolve(problem);
    });
    if (child.pid === undefined) return;
    running.add(child.pid);
    child.on('exit', (code, signal) => {
      problem ??= signal ? `ended by ${signal}` : code ? `exit code ${code}` : null;
      // Listen to 'exit', not to 'close'. If a process that the child started holds the pipes open, 'close' waits for
      // it.
      killGroup(child.pid);
      running.delete(child.pid);
    });
    child.on('close', () => resolve(problem));
  });
  return { child, ended };
};

/**
 * Creates a time limit. `set` starts the limit, or starts it again. When the time is up, calls `kill`. From then on,
 * `problem()` returns the reason that was passed to `set`.
 */
export const createTimeLimit = (kill) => {
  let timer;
  let problem = null;
  return {
    set: (ms, reason) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        problem = reason;
        kill();
      }, ms);
    },
    clear: () => clearTimeout(timer),
    problem: () => problem,
  };
};

/** Runs a command. In the result, `problem` is the reason for a failure (time limit, signal or exit code), or null. */
export const runCommand = async (command, args, { cwd, env = process.env, timeLimitMs, onOutput }) => {
  const started = performance.now();
  const { child, ended } = startGroup(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const limit = createTimeLimit(() => killGroup(child.pid));
  let output = '';
  if (child.pid !== undefined) {
    limit.set(timeLimitMs, `did not end within ${timeLimitMs / 1000} s`);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        onOutput?.(output, limit);
      });
  }
  const problem = await ended;
  limit.clear();
  return { output, problem: limit.problem() ?? problem, durationMs: performance.now() - started };
};
