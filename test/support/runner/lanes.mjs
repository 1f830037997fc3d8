import { runFile } from './run-file.mjs';
import { createWorker } from './test-worker.mjs';

/**
 * Does jobs side by side: each lane takes the next job that waits. A job is a function, or a run of a test file, for
 * which a lane keeps a process as long as the files want the same React.
 */
export const runInLanes = async (jobs, width, { cwd, onResult }) => {
  const waiting = [...jobs];

  const lane = async () => {
    let worker = null;
    let workerReact = null;
    const workerFor = async (react) => {
      if (worker && workerReact !== react) {
        await worker.close();
        worker = null;
      }
      workerReact = react;
      worker ??= createWorker({ cwd, react });
      return worker;
    };
    const runJob = async (job) => {
      const result = job.needsOwnProcess
        ? await runFile(job.path, { ...job, cwd })
        : await (await workerFor(job.react)).run(job.path, job);
      onResult(job, result);
    };
    for (let job = waiting.shift(); job; job = waiting.shift())
      await (typeof job === 'function' ? job() : runJob(job));
    await worker?.close();
  };

  await Promise.all(Array.from({ length: width }, lane));
};
