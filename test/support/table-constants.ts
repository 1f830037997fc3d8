import { tableConstants } from '../../build/bundles/widget-tables';

/**
 * The constants that the build generates from the widgets' tables, keyed by name. The build inserts the constants into
 * the code; tests of the source assign them to `globalThis` instead.
 */
export const TABLE_CONSTANTS: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(await tableConstants()).map(([name, text]) => [name, JSON.parse(text)]),
);
