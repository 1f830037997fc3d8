import { tableConstants } from '../../build/bundles/widget-tables';

/**
 * The constants that the build generates from the tables of the widgets, by name. Tests assign the constants to
 * `globalThis`.
 */
export const TABLE_CONSTANTS: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(await tableConstants()).map(([name, text]) => [name, JSON.parse(text)]),
);
