import { parseArgs } from 'node:util';

/**
 * Returns the options and the filters that a command of the tests was started with. Ends the process if an option is
 * unknown: without it the command would run everything.
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
