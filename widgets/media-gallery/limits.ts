/** Items shown before Load More (requirements 8.8). */
export const FIRST = 6;

/** Tiles per batch. A thousand tiles at once would block the page. */
export const BATCH = 24;
