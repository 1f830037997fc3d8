/** Requirements 8: the button stands once the page was scrolled further than this. */
export const SHOWN_PAST_PX = 300;
