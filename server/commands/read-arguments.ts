import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** A command's parsed arguments: `values` has the options' values, keyed by name; `positionals` has the rest. */
export type Arguments<Known extends Options> = ReturnType<
  typeof parseArgs<{ readonly options: Known; readonly allowPositionals: true }>
>;

/**
 * Parses a command's arguments, and returns what `read` returns for them.
 * @throws Error with a one-line message for the operator, if an option is unknown or `read` throws
 */
export function readArguments<Known extends Options, Result>(
  command: string,
  args: readonly string[],
  options: Known,
  read: (parsed: Arguments<Known>) => Result,
): Result {
  try {
    return read(parseArgs({ args: [...args], allowPositionals: true, options }));
  } catch (error) {
    // Drops the advice that Node adds for an unknown option.
    const reason = (error as Error).message.replace(/\. To specify .*$/s, '');
    throw new Error(`${reason}. Usage: npm run ${command} -- --help`);
  }
}

/** True if the arguments ask for help: `--help` or `-h`. */
export function asksForHelp(args: readonly string[]): boolean {
  const help = { type: 'boolean', short: 'h' } as const;
  return parseArgs({ args: [...args], options: { help }, strict: false }).values.help === true;
}
