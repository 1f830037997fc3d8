/** The button shows once the page is scrolled further than this (requirements 8.1). */
export const SHOWN_PAST_PX = 300;
