/** Items shown before Load More (requirements 8.8). */
export const FIRST = 6;

/** Tiles rendered per task once all are shown: a thousand at once would block the page. */
export const BATCH = 24;
