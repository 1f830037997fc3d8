/**
 * Replaces the module `react` in unit tests of widgets on Preact. Adds `act`, which React exports, to the shipped
 * module.
 */
export * from 'shipped:react';
export { act } from 'preact/test-utils';
