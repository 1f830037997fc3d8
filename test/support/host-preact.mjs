/**
 * Replaces the module `react` in tests of the npm package, to simulate the page of a partner who aliases React to
 * @preact/compat. Also exports `act`, which tests import from React.
 */
export * from '@preact/compat';
export { default } from '@preact/compat';
export { act } from 'preact/test-utils';
