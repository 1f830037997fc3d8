/**
 * Animates navigation between pages of the site, unless the visitor prefers reduced motion (CSS View Transitions 2,
 * `@view-transition`). The only inline style: Chromium reads the rule when the body begins. A style sheet file that loads
 * later skips the transition and logs an error: 5 of 100 times on a fast machine, half the times on a busy one.
 */
export const PAGE_TRANSITIONS =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
