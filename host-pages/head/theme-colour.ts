import { inBrokersColours } from '../palette/broker-colours';

/** Colour of the site's top bar. The browser's toolbar also gets it. */
export const THEME_COLOUR = inBrokersColours('#0b1d1a');
