/** `react` of a partner's page that aliases React to @preact/compat, for the tests of the npm package. React exports `act` from here. */
export * from '@preact/compat';
export { default } from '@preact/compat';
export { act } from 'preact/test-utils';
