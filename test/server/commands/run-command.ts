import { type ChildProcess, spawn } from 'node:child_process';
import { bundleScripts } from '../../support/bundle-scripts';

export type Ended = {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

export type Running = {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Resolves to the output once it contains `text`; rejects if the command ends first. */
  printed(text: string): Promise<string>;
};

type RunOptions = [folder: string, env?: Readonly<Record<string, string>>, args?: readonly string[]];

const [server, command, serve, receive] = await bundleScripts(
  [
    '../../../demo/server.ts',
    '../../../server/command.ts',
    '../delivery/serve.ts',
    '../delivery/receive.ts',
  ].map((path) => new URL(path, import.meta.url)),
);
const TEST_SCRIPTS = { serve, receive };

/** Runs the server as a process in a folder. The process's environment contains only `env`. */
export const runServer = (...options: RunOptions): Running => run(server, ...options);

/** Runs a command of server/command.ts as a process in a folder. The process's environment contains only `env`. */
export const runCommand = (name: string, ...[folder, env, args = []]: RunOptions): Running =>
  run(command, folder, env, [name, ...args]);

/** Runs a script in test/server/delivery/ as a process in a folder. The process's environment contains only `env`. */
export const runTestScript = (name: keyof typeof TEST_SCRIPTS, ...options: RunOptions): Running =>
  run(TEST_SCRIPTS[name], ...options);

function run(script = '', ...[folder, env = {}, args = []]: RunOptions): Running {
  const child = spawn(process.execPath, ['--enable-source-maps', script, ...args], { cwd: folder, env });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
  const printed = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const check = () => stdout.includes(text) && resolve(stdout);
      child.stdout.on('data', check);
      check();
      ended.then(() => reject(new Error(`It ended before it printed "${text}": ${stderr}`)));
    });
  return { child, ended, printed };
}
