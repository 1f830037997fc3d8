/**
 * For tests of the npm package: replaces the module `react` on a partner's page that aliases React to @preact/compat.
 * Adds `act`, which React also exports.
 */
export * from '@preact/compat';
export { default } from '@preact/compat';
export { act } from 'preact/test-utils';
