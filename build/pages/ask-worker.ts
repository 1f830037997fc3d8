import { type ForkOptions, fork, type Serializable } from 'node:child_process';

/**
 * Runs a module in a child process, sends it a message, and resolves to its reply.
 * @throws Error if the process ends without a reply
 */
export const askWorker = <Result>(module: string, message: Serializable, options: ForkOptions) =>
  new Promise<Result>((resolve, reject) => {
    const worker = fork(module, options);
    worker.once('message', (result) => resolve(result as Result));
    worker.once('error', reject);
    // 'close' is emitted after the last message; 'exit' may be emitted before it.
    worker.once('close', (code, signal) =>
      reject(new Error(`${module} ended with ${signal ?? `code ${code}`} and without a result.`)),
    );
    worker.send(message);
  });
