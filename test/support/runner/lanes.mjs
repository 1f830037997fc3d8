import { runFile } from './run-file.mjs';
import { createWorker } from './test-worker.mjs';

/**
 * Runs jobs in parallel: each lane takes the next job of the first queue that has one, until all are empty. A job is a
 * function or a run of a test file. A lane reuses its process as long as the files need the same React.
 */
export const runInLanes = async (queues, width, { cwd, onResult }) => {
  const takeJob = () => queues.find((queue) => queue.length > 0)?.shift();

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
    for (let job = takeJob(); job; job = takeJob()) await (typeof job === 'function' ? job() : runJob(job));
    await worker?.close();
  };

  await Promise.all(Array.from({ length: width }, lane));
};
