import { printableLines } from '../text/printable';
import { asksForHelp } from './read-arguments';

export type Output = { write(text: string): unknown };

/** What a command uses: parts of the process, and the built site. */
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
 * Creates a command from a function whose errors have messages for the operator.
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
      // The message may quote an argument or stored data.
      context.stderr.write(`${printableLines((error as Error).message).join('\n')}\n`);
      return 1;
    }
  };
