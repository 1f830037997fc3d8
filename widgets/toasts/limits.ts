/** Limits of the toasts (requirements 8.12). */
export const LIMITS = {
  /** Maximum number of visible toasts; the others wait. */
  shown: 3,
  autoCloseMs: 5000,
  /** Duration of the animations; toasts.css repeats it. */
  animationMs: 500,
  /** A toast is dismissed if it is dragged by at least this share of its width. */
  dismissRatio: 0.8,
  /**
   * Delay before a new live region is filled. Screen readers announce only changes to a region that they know already.
   */
  announceMs: 100,
} as const;
