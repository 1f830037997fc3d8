import type { Picture, Scene } from './picture';
import { BUYING } from './steps-buying';
import { CLAIMING } from './steps-claiming';
import { KEEPING } from './steps-keeping';

/** Pictures next to the steps of a product page, for any background. */
export const STEPS = { ...BUYING, ...KEEPING, ...CLAIMING } satisfies Record<string, Picture | Scene>;
