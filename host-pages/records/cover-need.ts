/**
 * Title of the formulas with which visitors calculate a sum to insure. `COVER_NEEDS` has the formulas as text;
 * browser/cover-need.ts calculates their results.
 */
export const COVER_NEED_TITLE = 'Work out your cover';

export const COVER_NEEDS = {
  life: 'Yearly income × years your family needs it + loans − savings. This is a first estimate, and no premium.',
  property: 'Value of the stock + value of the machinery. This is a first estimate, and no premium.',
} as const;

export type CoverNeedKind = keyof typeof COVER_NEEDS;

export const COVER_NEED_KINDS = Object.keys(COVER_NEEDS) as CoverNeedKind[];
