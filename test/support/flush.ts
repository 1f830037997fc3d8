import { act } from 'react';

// Save the real functions before a test replaces the clock.
const later = setImmediate;
const now = process.hrtime.bigint;
/** Timeout of `waitUntil`. Only a failing test waits this long. */
const TIMEOUT_NS = 10_000_000_000n;

/** Waits one turn of the event loop and renders the resulting updates. */
export const flush = () => act(() => new Promise<void>((resolve) => void later(resolve)));

/**
 * Calls `flush` until `holds` returns true. Use this function for work of unknown duration, such as an import(). After
 * a timeout, throws an error whose message contains `what`.
 */
export const waitUntil = async (what: string, holds: () => unknown) => {
  for (const end = now() + TIMEOUT_NS; !holds(); await flush()) {
    if (now() > end) throw new Error(`Timed out waiting for: ${what}`);
  }
};

/** Runs `run` in `act` and returns its result once the updates are rendered. Preact's `act` itself returns nothing. */
export const actAndReturn = async <Result>(run: () => Result): Promise<Result> => {
  let result!: Result;
  await act(async () => {
    result = run();
  });
  return result;
};
