/**
 * Replaces the module `react` in unit tests that run widgets on Preact. Has the same exports as the module
 * `shipped:react`, which replaces `react` in the published widgets. Also exports `act`, which tests import from React.
 */
export * from 'shipped:react';
export { act } from 'preact/test-utils';
