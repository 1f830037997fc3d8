export const LIMITS = {
  /** Time from the visit's first page load until the popup is due (requirements 2.12). */
  delayMs: 120_000,
  /** Time without typing, clicks or taps before the popup opens, so that it doesn't interrupt the visitor. */
  pauseMs: 5_000,
  /** Polling interval: how often a popup that is due checks if it may open. */
  checkIntervalMs: 1_000,
} as const;

/**
 * localStorage key that is set once the visitor has closed the popup or sent a form. The popup then stays closed
 * (requirements 2.12).
 */
export const SEEN_KEY = 'hasSeenPopup';

/** sessionStorage key of the time at which the visit's first page was opened. Each tab is a separate visit. */
export const VISIT_KEY = 'broker-visit';

/** sessionStorage key that is set once the popup has opened on one of our own pages. */
export const SHOWN_KEY = 'broker-popup';

/** A value of `data-delay`: the popup never opens on this page. */
export const NEVER = 'never';
