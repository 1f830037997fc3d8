import { parseArgs } from 'node:util';

/**
 * Returns the options and the filters that a test command was started with. Ends the process if an option is unknown: a
 * command that ignored the option might run everything.
 * @param {string} command as in "npm run check"
 * @param {import('node:util').ParseArgsConfig['options']} options
 */
export function readArguments(command, options) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    console.error(`${error.message}\nOptions of "${command}": ${known.join(', ')}`);
    return process.exit(2);
  }
}
