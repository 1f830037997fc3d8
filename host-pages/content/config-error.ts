/** Thrown for what a broker has to correct in a file of host-pages/. Commands print its message without a stack trace. */
export class ConfigError extends Error {
  /** @param problems for each a line that names the file */
  constructor(file: string, ...problems: readonly string[]) {
    super(problems.map((problem) => `host-pages/${file}: ${problem}`).join('\n'));
  }
}
