import type { Env } from './attach';
import { unquote } from './unquote';

/**
 * A table of options, keyed by their names. An option with a list allows only the values in the list, and the first one
 * is its default. An option with a string allows any text, and the string is its default.
 */
export type OptionTable = { readonly [name: string]: string | readonly [string, ...string[]] };
export type OptionsOf<Table extends OptionTable> = {
  readonly [name in keyof Table]: Table[name] extends readonly string[] ? Table[name][number] : string;
};

/**
 * Reads the placeholder's options, for example `headingLevel` from `data-heading-level`. If a value is not in its
 * option's list, logs a warning with the attribute and the value, and uses the default.
 */
export function readOptions<const Table extends OptionTable>(host: HTMLElement, env: Env, table: Table) {
  const options: Record<string, string> = {};
  for (const [name, allowed] of Object.entries(table)) {
    const value = host.dataset[name];
    const list = [allowed].flat();
    options[name] = value ?? (list[0] as string);
    if (allowed !== list[0]) options[name] = unquote(options[name]);
    if (allowed !== list[0] && !list.includes(options[name])) {
      options[name] = list[0] as string;
      env.warn(
        `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}="${value}" is not one of ${list}`,
        options[name],
      );
    }
  }
  return options as OptionsOf<Table>;
}
