/**
 * Error for mistakes that the broker has to correct in a file of host-pages/. Commands print its message without a
 * stack trace.
 */
export class ConfigError extends Error {
  /** @param problems each becomes a line of the message, after the file's path */
  constructor(file: string, ...problems: readonly string[]) {
    super(problems.map((problem) => `host-pages/${file}: ${problem}`).join('\n'));
  }
}
