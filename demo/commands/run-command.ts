import type { Environment } from '../settings';

type Output = { write(text: string): unknown };

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
      terminal.stderr.write(`${(error as Error).message}\n`);
      return 1;
    }
  };
