import { act } from 'react';

// Saved before a test replaces the clock.
const later = setImmediate;
const now = process.hrtime.bigint;
/** Timeout. Only a failing test waits this long. */
const TIMEOUT_NS = 10_000_000_000n;

/** Waits one turn of the event loop and renders the resulting updates. */
export const flush = () => act(() => new Promise<void>((resolve) => void later(resolve)));

/**
 * Flushes until `holds` returns true. Use it for work of unknown duration, such as an import(). The error of a timeout
 * names `what`.
 */
export const waitUntil = async (what: string, holds: () => unknown) => {
  for (const end = now() + TIMEOUT_NS; !holds(); await flush()) {
    if (now() > end) throw new Error(`Timed out waiting for: ${what}`);
  }
};

/** Calls `run` in `act`, and returns its result once the updates are rendered. The `act` of Preact returns nothing. */
export const actAndReturn = async <Result>(run: () => Result): Promise<Result> => {
  let result!: Result;
  await act(async () => {
    result = run();
  });
  return result;
};
