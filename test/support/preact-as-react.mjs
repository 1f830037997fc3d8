/**
 * Stands for the module `react` in unit tests that run widgets on Preact. Exports what the shipped module exports, and
 * `act`, which React also exports.
 */
export * from 'shipped:react';
export { act } from 'preact/test-utils';
