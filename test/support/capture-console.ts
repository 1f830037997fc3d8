import { whenDomCloses } from './dom';

/** Records console errors and warnings, one array of arguments per call, and prints none until the page closes. */
export const captureConsole = () => {
  const errors: unknown[][] = [];
  const warnings: unknown[][] = [];
  const { error, warn } = console;
  console.error = (...args) => void errors.push(args);
  console.warn = (...args) => void warnings.push(args);
  whenDomCloses(() => Object.assign(console, { error, warn }));
  return { errors, warnings };
};
