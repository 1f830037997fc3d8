/** `react` for the unit tests of widgets on Preact: the shipped module plus `act`, which React exports too. */
export * from 'shipped:react';
export { act } from 'preact/test-utils';
