/** Number of items shown before Load More (requirements 8.8). */
export const FIRST = 6;

/** Number of tiles that one task renders after Load More. Rendering a thousand tiles at once would block the page. */
export const BATCH = 24;
