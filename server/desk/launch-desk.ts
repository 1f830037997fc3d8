import { type ChildProcess, fork } from 'node:child_process';

/** What the desk's process tells the server: the desk's address, or why it could not start. */
export type DeskMessage = { readonly address: string } | { readonly error: string };

type LaunchOptions = {
  readonly env: NodeJS.ProcessEnv;
  /** Called with the desk's address, each time that the desk starts. */
  readonly onStart: (address: string) => void;
  /** Called with a one-line message for the operator. */
  readonly onError: (message: string) => void;
};

const RESTART_MS = 10_000;
const PROCESS = new URL('./desk-process.ts', import.meta.url);

/**
 * Starts the desk in a child process. Restarts it if it ends unexpectedly, but not if the first start fails. Errors are
 * reported, never thrown: the public site does not depend on the desk.
 */
export function launchDesk({ env, onStart, onError }: LaunchOptions) {
  let child: ChildProcess;
  let ended: Promise<unknown>;
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  let hasRun = false;

  function launch() {
    child = fork(PROCESS, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    let hasReported = false;
    const report = (message: string) => {
      hasReported = true;
      onError(`The desk is not running: ${message}`);
    };
    child.on('message', (message: DeskMessage) => {
      if ('error' in message) return report(message.error);
      hasRun = true;
      onStart(message.address);
    });
    child.on('error', (error) => report(error.message));
    ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    void ended.then(() => {
      if (isStopping) return;
      if (!hasReported) report('its process has ended.');
      if (hasRun) timer = setTimeout(launch, RESTART_MS).unref();
    });
  }

  launch();
  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
