import { parseArgs } from 'node:util';

/**
 * Returns the options and the filters with which a test command was started. Ends the process if an option is unknown:
 * if a mistyped option were ignored, the command might run all tests.
 * @param {string} command the command's name for the error message, such as "npm run check"
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
