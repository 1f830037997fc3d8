import type { Picture } from './picture';
import { BUYING } from './steps-buying';
import { CLAIMING } from './steps-claiming';
import { KEEPING } from './steps-keeping';

/** Pictures beside the steps of a product's page, for any ground. */
export const STEPS = { ...BUYING, ...KEEPING, ...CLAIMING } satisfies Record<string, Picture>;
