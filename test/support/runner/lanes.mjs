import { runFile } from './run-file.mjs';
import { createWorker } from './test-worker.mjs';

/**
 * Removes a job from the queue and returns it. This is the first job, unless the first job is a test file for whose
 * library the lane would have to start a process. In this case, prefers a test file for whose library the lane has a
 * process, if both files have the same `distance` from the changed files.
 * @param workers the lane's processes; the key is the library to which `react` resolves in the process
 */
const takeFrom = (queue, workers) => {
  const [first] = queue;
  const isReady = (job) =>
    typeof job !== 'function' && job.distance === first.distance && workers.has(job.react);
  const index = typeof first === 'function' ? 0 : Math.max(0, queue.findIndex(isReady));
  return queue.splice(index, 1)[0];
};

/**
 * Runs jobs in parallel in `width` lanes. Each lane takes the next job of the first queue that has jobs, until all
 * queues are empty. A job is a function or a run of a test file. A lane reuses its process as long as the files need
 * the same library, React or Preact; a file with `needsOwnProcess` runs in a separate process. With `keepsProcesses`,
 * the lane keeps a process for each library until the lane ends.
 */
export const runInLanes = async (queues, width, { cwd, onResult, keepsProcesses = false }) => {
  const lane = async () => {
    const workers = new Map();
    const closeWorkers = async () => {
      await Promise.all([...workers.values()].map((worker) => worker.close()));
      workers.clear();
    };
    const workerFor = async (react) => {
      if (!workers.has(react) && !keepsProcesses) await closeWorkers();
      if (!workers.has(react)) workers.set(react, createWorker({ cwd, react }));
      return workers.get(react);
    };
    const runJob = async (job) => {
      const result = job.needsOwnProcess
        ? await runFile(job.path, { ...job, cwd })
        : await (await workerFor(job.react)).run(job.path, job);
      onResult(job, result);
    };
    for (;;) {
      const queue = queues.find(({ length }) => length > 0);
      if (!queue) break;
      const job = takeFrom(queue, workers);
      await (typeof job === 'function' ? job() : runJob(job));
    }
    await closeWorkers();
  };

  await Promise.all(Array.from({ length: width }, lane));
};
