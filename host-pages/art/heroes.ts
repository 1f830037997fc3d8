import { individual } from './heroes-house';
import { ask, covering, riskFree, services } from './heroes-pages';
import type { Picture } from './picture';

/**
 * Pictures beside page titles, except those of products, which are in the products' records. All are for the indigo
 * background, except `riskFree`, which is for marigold.
 */
export const HEROES = { covering, riskFree, individual, services, ask } satisfies Record<string, Picture>;
