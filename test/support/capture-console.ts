import { whenDomCloses } from './dom';

/** Keeps what is said on the console until the page closes, one row of arguments a call, in the place of printing it. */
export const captureConsole = () => {
  const errors: unknown[][] = [];
  const warnings: unknown[][] = [];
  const { error, warn } = console;
  console.error = (...said) => void errors.push(said);
  console.warn = (...said) => void warnings.push(said);
  whenDomCloses(() => Object.assign(console, { error, warn }));
  return { errors, warnings };
};
