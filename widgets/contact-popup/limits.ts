export const LIMITS = {
  /** From the visit's first page load (requirements 8). */
  delayMs: 120_000,
  /** How long nothing may have been typed or pressed: nobody is interrupted. */
  pauseMs: 5_000,
  /** How often it is looked whether it may open, once it is due. */
  lookMs: 1_000,
} as const;

/** The flag of requirements 8, in localStorage. */
export const SEEN_KEY = 'hasSeenPopup';

/** When the visit's first page was opened, in sessionStorage: a visit is what one tab sees. */
export const VISIT_KEY = 'broker-visit';
