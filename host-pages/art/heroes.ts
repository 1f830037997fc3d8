import { individual } from './heroes-house';
import { ask, covering, riskFree, services } from './heroes-pages';
import type { Picture } from './picture';

/**
 * Pictures beside page titles. A product's pictures are in its record. All are for the indigo background except
 * `riskFree`, which is on marigold.
 */
export const HEROES = { covering, riskFree, individual, services, ask } satisfies Record<string, Picture>;
