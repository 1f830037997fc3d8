import { type ForkOptions, fork, type Serializable } from 'node:child_process';

/**
 * Runs a module in a process of its own, sends it a message, and resolves to the message that it sends back.
 * @throws Error if the process ends without one
 */
export const askWorker = <Result>(module: string, message: Serializable, options: ForkOptions) =>
  new Promise<Result>((resolve, reject) => {
    const worker = fork(module, options);
    worker.once('message', (result) => resolve(result as Result));
    worker.once('error', reject);
    // Not 'exit', which may come before the last message.
    worker.once('close', (code, signal) =>
      reject(new Error(`${module} ended with ${signal ?? `code ${code}`} and without a result.`)),
    );
    worker.send(message);
  });
