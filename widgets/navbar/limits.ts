/** Requirements 8.9 and 2.7. */
export const LIMITS = {
  /** How long a dropdown stays open after the pointer leaves it. */
  closeDelayMs: 200,
  /** Get A Quote looks once more for a form that is not in the page yet. */
  retryMs: 200,
  /** xl: the full bar from here on, the slide-in menu below. navbar.css repeats it. */
  xlPx: 1280,
} as const satisfies Record<string, number>;

/** Not in the requirements: our own choice. */
export const POINTING = {
  /** A category shows its list once the pointer has been on it for this long without moving to the right. */
  restMs: 120,
  /** Time within which a press focuses its target. */
  pressMs: 1000,
  /** Assistive technology focuses a button, which opens it, before it clicks: a click this soon does not close it. */
  samePressMs: 300,
} as const satisfies Record<string, number>;

/** Up to this many products leave space for their category's picture. */
export const SHORT_LIST = 4;
