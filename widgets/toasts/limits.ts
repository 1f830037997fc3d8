/** Limits of the toasts (requirements 8.12). */
export const LIMITS = {
  /** Maximum number of visible toasts; the others wait. */
  shown: 3,
  autoCloseMs: 5000,
  /** The same as in toasts.css. */
  animationMs: 500,
  /** A toast dragged by this share of its width is dismissed. */
  dismissRatio: 0.8,
  /** Delay before a new live region is filled: screen readers announce only changes to a region that they know. */
  announceMs: 100,
} as const;
