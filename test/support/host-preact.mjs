/**
 * The `react` module of a partner's page that aliases React to @preact/compat, for tests of the npm package. Adds
 * `act`, which React also exports.
 */
export * from '@preact/compat';
export { default } from '@preact/compat';
export { act } from 'preact/test-utils';
