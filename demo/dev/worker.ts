import { type ChildProcess, spawn } from 'node:child_process';

type Answer = { readonly id: number; readonly value?: unknown; readonly problem?: string };

/** A process that answers questions. It prints to the terminal. */
export type Worker = {
  /** @throws Error with what the process said went wrong */
  ask<Value>(question?: object): Promise<Value>;
  stop(): void;
};

const MOST_LINES = 40;

type Pending = { resolve(value: unknown): void; reject(error: Error): void };

/**
 * Starts a module. Resolves once it is ready; throws Error with what it printed where it ends before.
 * @param stopping ends the process, also where it is still starting
 */
export function startWorker(module: string, folder: string, stopping: AbortSignal): Promise<Worker> {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', module, folder], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    // Bytes as bytes.
    serialization: 'advanced',
  });
  const pending = new Map<number, Pending>();
  let printed = '';
  let isReady = false;
  let lastId = 0;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    // What it prints before is part of the error.
    if (isReady) process.stderr.write(text);
    printed = (printed + text).split('\n').slice(-MOST_LINES).join('\n');
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
  // Does not wait for the process: what it has started may keep its pipes open.
  const stop = () => {
    if (child.connected) child.disconnect();
    end(new Error(`${module} was stopped.`));
  };
  if (stopping.aborted) stop();
  else stopping.addEventListener('abort', stop);
  const worker = { ask, stop } as Worker;

  return new Promise((resolve, reject) => {
    child.on('message', (message: 'ready' | Answer) => {
      if (message === 'ready') {
        isReady = true;
        return resolve(worker);
      }
      const { id, value, problem } = message;
      if (problem === undefined) pending.get(id)?.resolve(value);
      else pending.get(id)?.reject(new Error(problem));
      pending.delete(id);
    });
    // Once all that it printed has been read.
    child.once('close', (code) => {
      const ended = new Error(`${module} ended with ${code}.\n${printed}`);
      reject(ended);
      end(ended);
    });
  });
}
