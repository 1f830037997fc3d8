/** Marks that stand for companies while those are waited for: as many as are seen at most (requirements 8). */
export const SKELETON_ITEMS = 4;

/** A heading above the marks, in a narrow window: it goes with them where none come. */
export const HEADING_PX = 240;
