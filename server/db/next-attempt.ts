const DAY_MS = 24 * 60 * 60 * 1000;
/** The delays between a failure and the next attempt. The first delay is `firstMs`; later delays grow up to `maxMs`. */
export type RetryDelays = { readonly firstMs: number; readonly maxMs: number };
/** Attempts follow after 5 s, 15 s, 45 s and so on, up to 10 minutes. */
const RETRY_DELAYS: RetryDelays = { firstMs: 5000, maxMs: 10 * 60 * 1000 };

/**
 * How late an attempt may be because of slow attempts for other leads. If it is later, it is taken that no server has
 * tried in the meantime.
 */
const MAX_QUEUE_MS = 10 * 60 * 1000;

/**
 * Returns the start of the 24 hours in which a lead is tried. Moves the start on by the time in which no server has
 * tried, so that a lead gets its attempts even if all servers were off for days.
 * @param dueAt when the attempt was due that has failed now
 */
export function startWithoutPause(startedAt: Date, dueAt: Date, now: Date): Date {
  const lateMs = now.getTime() - dueAt.getTime();
  return lateMs > MAX_QUEUE_MS ? new Date(startedAt.getTime() + lateMs) : startedAt;
}

type Retry = {
  /** How many attempts have failed. */
  readonly attempts: number;
  /** When delivery began; see startWithoutPause. */
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
