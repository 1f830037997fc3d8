/** Marks that stand for companies while those are waited for: as many as are seen at most (spec section 9). */
export const BLANKS = 4;

/** A heading above the marks, in a narrow window: it goes with them where none come. */
export const HEADING_PX = 240;
