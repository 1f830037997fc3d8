import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const tsx = import.meta.resolve('tsx');
const fileOf = (name: string) => fileURLToPath(new URL(`../../demo/${name}`, import.meta.url));

export type Ended = {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

export type Running = {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Resolves with what was printed once that holds the text; rejects where the command ends before. */
  printed(text: string): Promise<string>;
};

/** Runs a command of demo/ in a folder, with nothing in its environment but `env`. */
export function runCommand(
  name: string,
  folder: string,
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Running {
  const child = spawn(process.execPath, ['--import', tsx, fileOf(name), ...args], { cwd: folder, env });
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
      const look = () => stdout.includes(text) && resolve(stdout);
      child.stdout.on('data', look);
      look();
      ended.then(() => reject(new Error(`It ended before it printed "${text}": ${stderr}`)));
    });
  return { child, ended, printed };
}
