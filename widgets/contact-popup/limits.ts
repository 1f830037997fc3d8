export const LIMITS = {
  /** From the visit's first page load (requirements 2.12). */
  delayMs: 120_000,
  /** Time without typing, clicks or taps before it opens, so that it interrupts nobody. */
  pauseMs: 5_000,
  /** Once it is due: the interval between checks whether it may open. */
  checkIntervalMs: 1_000,
} as const;

/** The flag of requirements 2.12, in localStorage. */
export const SEEN_KEY = 'hasSeenPopup';

/** Key of the time at which the visit's first page was opened, in sessionStorage: a visit is limited to one tab. */
export const VISIT_KEY = 'broker-visit';
