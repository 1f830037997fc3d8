import { inBrokersColours } from '../palette/broker-colours';

/** Colour of the site's top bar and of the browser's toolbar. */
export const THEME_COLOUR = inBrokersColours('#0b1d1a');
