/** Replaces the module `react` in unit tests of widgets on Preact. Adds `act` to the shipped module, as in React. */
export * from 'shipped:react';
export { act } from 'preact/test-utils';
