/** The `react` module for unit tests of widgets on Preact: the shipped module plus `act`, which React also exports. */
export * from 'shipped:react';
export { act } from 'preact/test-utils';
