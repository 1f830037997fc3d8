const DAY_MS = 24 * 60 * 60 * 1000;
/** The delays between a failure and the next attempt. The first delay is `firstMs`; later delays grow up to `maxMs`. */
export type RetryDelays = { readonly firstMs: number; readonly maxMs: number };
/** Attempts follow after 5 s, 15 s, 45 s and so on, up to 10 minutes. */
const RETRY_DELAYS: RetryDelays = { firstMs: 5000, maxMs: 10 * 60 * 1000 };

type Retry = {
  /** How many attempts have failed. */
  readonly attempts: number;
  /** When delivery began. */
  readonly startedAt: Date;
  readonly now: Date;
  readonly retryAfterMs?: number | undefined;
  readonly delays?: RetryDelays | undefined;
};

/**
 * Returns the time of the next attempt, or null if there is none. The delay grows with each failure, up to a limit.
 * There is no further attempt if the delay would end more than 24 hours after `startedAt`. If the webhook's receiver
 * asks for a longer wait (`retryAfterMs`), returns the end of that wait, but at most 24 hours after `startedAt`.
 */
export function nextAttempt({
  attempts,
  startedAt,
  now,
  retryAfterMs = 0,
  delays = RETRY_DELAYS,
}: Retry): Date | null {
  const delay = Math.min(delays.firstMs * 3 ** (attempts - 1), delays.maxMs);
  const end = startedAt.getTime() + DAY_MS;
  const earliest = now.getTime() + delay;
  return earliest > end ? null : new Date(Math.max(earliest, Math.min(now.getTime() + retryAfterMs, end)));
}
