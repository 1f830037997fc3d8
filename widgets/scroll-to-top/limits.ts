/** The button is visible while the page is scrolled down further than this (requirements 8.1). */
export const SHOWN_PAST_PX = 300;
