import { ConfigError } from '../../host-pages/content/config-error';
import { printableLines } from '../text/printable';
import { asksForHelp } from './read-arguments';

export type Output = { write(text: string): unknown };

/** The environment of a command: parts of the process, and the folder of the built site. */
export type CommandContext = {
  readonly env: NodeJS.ProcessEnv;
  readonly stdout: Output;
  readonly stderr: Output;
  /** The folder of the built site. Default: `DIST`. */
  readonly distFolder?: string;
};

/** A command. Resolves to the exit code. */
export type Command = (args: readonly string[], context: CommandContext) => Promise<number>;

/**
 * Creates a command from `run`. If `run` rejects, the command prints the error's message, and resolves to an exit code
 * other than 0. So the message of every error must be written for the operator.
 * @param usage what `--help` prints
 */
export const createCommand =
  (run: (args: readonly string[], context: CommandContext) => Promise<void>, usage?: string): Command =>
  async (args, context) => {
    try {
      if (usage && asksForHelp(args)) context.stdout.write(usage);
      else await run(args, context);
      return 0;
    } catch (error) {
      return reportError(error as Error, context);
    }
  };

function reportError({ message }: Error, { stderr }: CommandContext) {
  // Removes control characters, which could control the terminal: the message may quote an argument or stored data.
  stderr.write(`${printableLines(message).join('\n')}\n`);
  return 1;
}

/**
 * Imports and runs a command. If a file of host-pages/ is invalid, the import throws a ConfigError. In that case,
 * prints the error's message, and resolves to an exit code other than 0.
 */
export async function loadAndRun(
  load: () => Promise<Command>,
  ...[args, context]: Parameters<Command>
): Promise<number> {
  try {
    return await (await load())(args, context);
  } catch (error) {
    if (error instanceof ConfigError) return reportError(error, context);
    throw error;
  }
}
