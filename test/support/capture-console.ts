import { whenDomCloses } from './dom';

/**
 * Until the page closes, records console errors and warnings instead of printing them. Each call is recorded as an
 * array of its arguments.
 */
export const captureConsole = () => {
  const errors: unknown[][] = [];
  const warnings: unknown[][] = [];
  const { error, warn } = console;
  console.error = (...args) => void errors.push(args);
  console.warn = (...args) => void warnings.push(args);
  whenDomCloses(() => Object.assign(console, { error, warn }));
  return { errors, warnings };
};
