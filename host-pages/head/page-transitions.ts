/**
 * The way from one page of ours to the next is shown, where motion is wanted (CSS View Transitions 2, `@view-transition`).
 * The one sheet inside the page: Chromium reads the rule when the body begins, and a file that comes later leaves the
 * transition out, with an error on the console; 5 of 100 times on a fast machine, half the times on a busy one.
 */
export const PAGE_TRANSITIONS =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
