import { tableConstants } from '../../build/bundles/widget-tables';

/**
 * The constants that the build generates from the widgets' tables, by name. In the tests, which don't run the build,
 * the constants are assigned to `globalThis`.
 */
export const TABLE_CONSTANTS: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(await tableConstants()).map(([name, text]) => [name, JSON.parse(text)]),
);
