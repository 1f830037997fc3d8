import { act } from 'react';

// Taken before a test stops the clock. Only a test that fails comes near it.
const later = setImmediate;
const now = process.hrtime.bigint;
const LIMIT_NS = 10_000_000_000n;

/** One turn of the event loop, with what the view makes of it. */
export const flush = () => act(() => new Promise<void>((resolve) => void later(resolve)));

/** Turns until `holds`: for what takes as long as it takes, such as an import(). Fails with `what` where it never does. */
export const waitUntil = async (what: string, holds: () => unknown) => {
  for (const end = now() + LIMIT_NS; !holds(); await flush()) {
    if (now() > end) throw new Error(`This never came: ${what}`);
  }
};

/** What `run` gives, once the view is up to date. Preact's act gives nothing. */
export const actAndReturn = async <Result>(run: () => Result): Promise<Result> => {
  let result!: Result;
  await act(async () => {
    result = run();
  });
  return result;
};
