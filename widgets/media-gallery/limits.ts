/** Requirements 8: shown before Load More. */
export const FIRST = 6;

/** Tiles rendered per task once all are shown: a thousand at once would block the page. */
export const BATCH = 24;
