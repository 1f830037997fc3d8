/** As many as a rating has at most: the shape of a testimonial (contract/list-shapes.ts) says so too. */
export const MOST_STARS = 5;

/** Cards that stand for reviews while those are waited for; the widest set has no more. */
export const SKELETON_ITEMS = 3;

/** A heading above the reviews, in a narrow window: it goes with them where none come. */
export const HEADING_PX = 320;
