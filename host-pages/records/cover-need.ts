/** Title of the block in which visitors calculate a sum to insure. */
export const COVER_NEED_TITLE = 'Work out your cover';

/** The formulas for the sum to insure, as text. browser/cover-need.ts calculates the results. */
export const COVER_NEEDS = {
  life: 'Yearly income × years your family needs it + loans − savings. This is a first estimate, and no premium.',
  property: 'Value of the stock + value of the machinery. This is a first estimate, and no premium.',
} as const;

export type CoverNeedKind = keyof typeof COVER_NEEDS;

export const COVER_NEED_KINDS = Object.keys(COVER_NEEDS) as CoverNeedKind[];
