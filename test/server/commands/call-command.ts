import type { Command } from '../../../server/commands/create-command';
import type { Ended } from './run-command';

/**
 * Runs a command in this process. The command's environment contains only `env`. By default, `distFolder` does not
 * exist.
 */
export async function callCommand(
  command: Command,
  env: Readonly<Record<string, string>>,
  args: readonly string[],
  distFolder = 'no-such-folder',
): Promise<Ended> {
  let stdout = '';
  let stderr = '';
  const code = await command(args, {
    env,
    distFolder,
    stdout: {
      write(text) {
        stdout += text;
      },
    },
    stderr: {
      write(text) {
        stderr += text;
      },
    },
  });
  return { code, stdout, stderr };
}
