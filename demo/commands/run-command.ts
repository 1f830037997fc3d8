import { printableLines } from '../printable';
import type { Environment } from '../settings';

export type Output = { write(text: string): unknown };

/** The parts of the process that a command uses. */
export type Terminal = {
  readonly env: Environment;
  readonly stdout: Output;
  readonly stderr: Output;
  /** The folder of the built site. Default: `DIST`. */
  readonly distFolder?: string;
};

/** A command. Resolves to the exit code. */
export type Command = (args: readonly string[], terminal: Terminal) => Promise<number>;

/** Makes a command of a function whose errors have messages for the operator. */
export const createCommand =
  (run: (args: readonly string[], terminal: Terminal) => Promise<void>): Command =>
  async (args, terminal) => {
    try {
      await run(args, terminal);
      return 0;
    } catch (error) {
      // It may quote an argument or stored data.
      terminal.stderr.write(`${printableLines((error as Error).message).join('\n')}\n`);
      return 1;
    }
  };
