/** `react` for the unit tests of widgets on Preact: what the build ships, and `act`, which React exports from here. */
export * from 'shipped:react';
export { act } from 'preact/test-utils';
