/** Colour of the site's top bar. The browser's toolbar also gets it. */
export const THEME_COLOUR = '#0b1d1a';
