import type { Picture } from './picture';
import { BUSINESS_THINGS } from './things-business';
import { INDIVIDUAL_THINGS } from './things-individual';

/** What the lines protect, for the places in their pages' scenes. picture-of.ts says which line shows which thing. */
export const THINGS = { ...INDIVIDUAL_THINGS, ...BUSINESS_THINGS } satisfies Record<string, Picture>;
export type ThingName = keyof typeof THINGS;
