/** Requirements 8: the button is shown once the page is scrolled further than this. */
export const SHOWN_PAST_PX = 300;
