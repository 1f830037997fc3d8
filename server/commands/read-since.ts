import { indianMidnight } from '../text/indian-time';

/**
 * Reads the value of `--since`. A date without a time means midnight in India.
 * @throws Error with a one-line message for the operator if the value is not a date
 */
export function readSince(given: string): Date {
  const time = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/.test(given)
    ? given.includes('T')
      ? new Date(given)
      : indianMidnight(given)
    : undefined;
  // Checks the day separately, since Date reads 30 February as 2 March.
  const day = given.slice(0, 10);
  if (time && !Number.isNaN(time.getTime()) && new Date(day).toISOString().startsWith(day)) return time;
  throw new Error(
    `--since ${given} is not a date. Give a day such as 2026-01-31, or a time such as 2026-01-31T09:00:00Z`,
  );
}

/**
 * Reads the value of `--since` for a command that counts whole days in India.
 * @throws Error with a one-line message for the operator if the value is not a date, or has a time
 */
export function readSinceDay(given: string): Date {
  if (/T/.test(given)) throw new Error(`--since ${given} has a time. Give a day such as 2026-01-31`);
  return readSince(given);
}
