/** Logos in the skeleton: as many as are visible at most (requirements 8). */
export const SKELETON_ITEMS = 4;

/** Height of the heading above the logos in a narrow window; it disappears with them if there are none. */
export const HEADING_PX = 240;
