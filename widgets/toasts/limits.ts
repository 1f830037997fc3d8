/** Toasts of requirements 8. */
export const LIMITS = {
  /** The rest waits until one of them is gone. */
  shown: 3,
  autoCloseMs: 5000,
  /** toasts.css has it too. */
  animationMs: 500,
  /** The share of its width that a toast must be dragged to go. */
  dismissRatio: 0.8,
  /** A live region must be known before it is written to, or nothing is announced. */
  announceMs: 100,
} as const;
