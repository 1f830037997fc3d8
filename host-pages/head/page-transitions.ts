/**
 * Animates navigation between pages of the site, unless the visitor prefers reduced motion (CSS View Transitions 2,
 * `@view-transition`). This is the only inline style, because Chromium reads the rule when the body begins. If a style
 * sheet with the rule loads later, Chromium skips the transition and logs an error: 5 of 100 times on a fast machine,
 * half the times on a busy one.
 */
export const PAGE_TRANSITIONS =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
