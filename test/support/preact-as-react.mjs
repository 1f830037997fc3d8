/**
 * Replaces the module `react` in unit tests that run widgets on Preact. Exports what the published widgets' `react`
 * exports, and also `act`, which tests import from React.
 */
export * from 'shipped:react';
export { act } from 'preact/test-utils';
