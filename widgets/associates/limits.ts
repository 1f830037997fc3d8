/** Height of the heading above the logos in a narrow window. Without logos the heading is hidden. */
export const HEADING_PX = 240;
