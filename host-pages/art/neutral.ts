import { HEROES } from './heroes';
import { type LinePictures, thing, tile } from './picture';
import { bar, disc, drop } from './shapes';

/** A policy document. Scenes show it if the page has no picture of an insured thing. */
export const POLICY = thing(
  ['held', bar(3, 0, 14, 20)],
  ['ink', bar(5.4, 3, 8, 1.2) + bar(5.4, 6, 9.2, 1.2) + bar(5.4, 9, 5, 1.2)],
  ['shelter', drop(8.6, 11, 6.4)],
);

/** A speech bubble with three dots, which asks "Which one?". */
export const ASK_TILE = tile(
  ['paper', drop(3, 8, 26, 'bl')],
  ['dark', disc(10, 21, 2) + disc(16, 21, 2) + disc(22, 21, 2)],
  ['shelter', drop(22, 25, 15, 'br')],
  ['paper', disc(29.5, 32.5, 2)],
);

/** Pictures for a line of insurance that has no drawings yet. */
export const NEUTRAL_PICTURES: LinePictures = { tile: ASK_TILE, hero: HEROES.services, thing: POLICY };
