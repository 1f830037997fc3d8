/** Requirements 8. */
export const LIMITS = {
  /** A dropdown stays so long after the pointer leaves it. */
  closeDelayMs: 200,
  /** Get A Quote looks once more for a form that was not there yet. */
  retryMs: 200,
  /** xl: the full bar from here on, the slide-in menu below. navbar.css repeats it. */
  xlPx: 1280,
} as const satisfies Record<string, number>;

/** Not in the requirements: our own choice. */
export const POINTING = {
  /** A category shows its list once the pointer has been on it so long without going to the right. */
  restMs: 120,
  /** A press has focused what it pressed by then. */
  pressMs: 1000,
  /** Assistive technology focuses what it presses, and focus opens: a click so soon after does not close again. */
  samePressMs: 300,
} as const satisfies Record<string, number>;

/** So many products leave room for their category's picture. */
export const SHORT_LIST = 4;
