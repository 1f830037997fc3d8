/** Colour of the site's top bar, which the browser gives its toolbar. */
export const THEME_COLOUR = '#0b1d1a';
