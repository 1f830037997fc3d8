/** Height of the heading above the logos in a narrow window; it appears and disappears with them. */
export const HEADING_PX = 240;
