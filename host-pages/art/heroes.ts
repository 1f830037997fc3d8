import { individual } from './heroes-house';
import { ask, covering, riskFree, services } from './heroes-pages';
import type { Picture } from './picture';

/**
 * Pictures beside page titles, except the titles of products: their pictures are in the products' records. `riskFree`
 * is for the marigold background, and all other pictures are for the indigo background.
 */
export const HEROES = { covering, riskFree, individual, services, ask } satisfies Record<string, Picture>;
