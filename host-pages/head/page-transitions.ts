/**
 * Style rule that animates navigation between pages of the site, unless the visitor prefers reduced motion (CSS View
 * Transitions 2, `@view-transition`). It is the only inline style, because Chromium reads the rule when the body
 * begins. If a style sheet with the rule loads later, Chromium skips the transition and logs an error: in 5 of 100
 * navigations on a fast machine, in half of them on a busy one.
 */
export const PAGE_TRANSITIONS =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
