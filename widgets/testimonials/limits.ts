/** The highest rating; contract/list-shapes.ts and host-pages/content/lists.ts repeat it. */
export const MOST_STARS = 5;

/** Height of the heading above the reviews in a narrow window. Without reviews the heading is hidden. */
export const HEADING_PX = 320;
