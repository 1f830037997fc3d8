/** Limits from requirements 8.9 and 2.7. */
export const LIMITS = {
  /** How long a dropdown stays open after a mouse or pen has left it. */
  closeDelayMs: 200,
  /** If the page has no form yet, Get A Quote searches for the form once more after this time. */
  retryMs: 200,
  /** Minimum width of a window with the full bar (xl breakpoint). navbar.css and slide-in.css repeat this number. */
  xlPx: 1280,
} as const satisfies Record<string, number>;

/** Times that the requirements don't specify. */
export const POINTING = {
  /** A category shows its list once the pointer has been on the category for this long without moving to the right. */
  restMs: 120,
} as const satisfies Record<string, number>;

/** Lists with at most this many products leave space for the category's picture. */
export const SHORT_LIST = 4;
