import type { Picture } from './picture';
import { BUSINESS_THINGS } from './things-business';
import { INDIVIDUAL_THINGS } from './things-individual';

/** What each line protects, for the places in its page's scenes. The drawing of a line is stated in picture-of.ts. */
export const THINGS = { ...INDIVIDUAL_THINGS, ...BUSINESS_THINGS } satisfies Record<string, Picture>;
export type ThingName = keyof typeof THINGS;
