/** `react` for the tests that run on Preact. React exports `act` from here, compat does not. */
export * from '@preact/compat';
export { default } from '@preact/compat';
export { act } from 'preact/test-utils';
