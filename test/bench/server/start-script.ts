import { spawn } from 'node:child_process';

/**
 * Starts a script in a folder, with only `env` and PATH as its environment. Waits until the script's output matches
 * `line`. In the result, `found` is the text that the first group of `line` has matched.
 */
export async function startScript(
  script: string,
  env: Readonly<Record<string, string>>,
  line: RegExp,
  args: readonly string[] = [],
  folder = '.',
) {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const found = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const match = line.exec(printed);
      if (match?.[1]) resolve(match[1]);
    });
    ended.then((code) => reject(new Error(`${script} ended with code ${code}: ${printed}`)));
  });
  return {
    found,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
