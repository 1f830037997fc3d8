/** Requirements 8: shown before Load More. */
export const FIRST = 6;

/** Tiles that are drawn at a time once all are shown: a thousand at once would hold the page up. */
export const BATCH = 24;
