/** The highest rating; contract/list-shapes.ts repeats it. */
export const MOST_STARS = 5;

/** Cards in the skeleton: as many as the largest set has. */
export const SKELETON_ITEMS = 3;

/** Height of the heading above the reviews in a narrow window; it disappears with them if there are none. */
export const HEADING_PX = 320;
