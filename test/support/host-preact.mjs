/**
 * `react` on a partner's page that aliases React to @preact/compat, for the tests of the npm package. Adds `act`, which
 * React exports too.
 */
export * from '@preact/compat';
export { default } from '@preact/compat';
export { act } from 'preact/test-utils';
