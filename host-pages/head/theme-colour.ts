/** The colour of the top bar, for the browser's own bars. */
export const THEME_COLOUR = '#0b1d1a';
