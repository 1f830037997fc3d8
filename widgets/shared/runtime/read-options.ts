import type { Env } from './attach';

/** An option takes one of a list, of which the first is the default, or any text, with a default. */
export type OptionTable = { readonly [name: string]: string | readonly [string, ...string[]] };
export type OptionsOf<Table extends OptionTable> = {
  readonly [name in keyof Table]: Table[name] extends readonly string[] ? Table[name][number] : string;
};

/**
 * The placeholder's options: `headingLevel` is read from `data-heading-level`.
 * A value that is not in its list gets a warning that names the attribute and the value, and the default.
 */
export function readOptions<const Table extends OptionTable>(host: HTMLElement, env: Env, table: Table) {
  const options: Record<string, string> = {};
  for (const [name, known] of Object.entries(table)) {
    const given = host.dataset[name];
    const list = [known].flat();
    options[name] = given ?? (list[0] as string);
    if (known !== list[0] && !list.includes(options[name])) {
      options[name] = list[0] as string;
      env.warn(
        `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}="${given}" is not one of ${list}`,
        options[name],
      );
    }
  }
  return options as OptionsOf<Table>;
}
