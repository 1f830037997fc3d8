/**
 * Stands for the module `react` on the page of a partner who aliases React to @preact/compat, in tests of the npm
 * package. Adds `act`, which React also exports.
 */
export * from '@preact/compat';
export { default } from '@preact/compat';
export { act } from 'preact/test-utils';
