import { type ChildProcess, spawn } from 'node:child_process';

type WorkerResponse = { readonly id: number; readonly value?: unknown; readonly problem?: string };

/** A child process that responds to messages. Its output goes to the terminal. */
export type Worker = {
  /** Sends a request and resolves to the response. @throws Error with the problem that the process reports */
  ask<Value>(question?: object): Promise<Value>;
  stop(): void;
};

const MAX_LINES = 40;

type Pending = { resolve(value: unknown): void; reject(error: Error): void };

/**
 * Starts a module in a child process, and resolves once it is ready.
 * @param stopping ends the process, even while it is starting
 * @throws Error with the process's error output, if it ends before it is ready
 */
export function startWorker(module: string, folder: string, stopping: AbortSignal): Promise<Worker> {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', module, folder], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    // The default, 'json', can't transfer bytes.
    serialization: 'advanced',
  });
  const pending = new Map<number, Pending>();
  let printed = '';
  let isReady = false;
  let lastId = 0;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    // Writes error output only after the process is ready. Earlier output becomes part of the error message below.
    if (isReady) process.stderr.write(text);
    printed = (printed + text).split('\n').slice(-MAX_LINES).join('\n');
  });

  const ask = (question: object = {}) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      child.send({ ...question, id: lastId }, (error) => error && reject(error));
    });
  const end = (error: Error) => {
    stopping.removeEventListener('abort', stop);
    for (const question of pending.values()) question.reject(error);
    pending.clear();
  };
  // Rejects the pending requests at once. Does not wait until the process's pipes close: the process's own child
  // processes may keep them open.
  const stop = () => {
    if (child.connected) child.disconnect();
    end(new Error(`${module} was stopped.`));
  };
  if (stopping.aborted) stop();
  else stopping.addEventListener('abort', stop);
  const worker = { ask, stop } as Worker;

  return new Promise((resolve, reject) => {
    child.on('message', (message: 'ready' | WorkerResponse) => {
      if (message === 'ready') {
        isReady = true;
        return resolve(worker);
      }
      const { id, value, problem } = message;
      if (problem === undefined) pending.get(id)?.resolve(value);
      else pending.get(id)?.reject(new Error(problem));
      pending.delete(id);
    });
    // 'close' is emitted after all output has been read, unlike 'exit'.
    child.once('close', (code) => {
      const ended = new Error(`${module} ended with ${code}.\n${printed}`);
      reject(ended);
      end(ended);
    });
  });
}
