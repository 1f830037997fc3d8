/** The highest rating. contract/list-shapes.ts and host-pages/content/lists.ts repeat this number. */
export const MOST_STARS = 5;

/**
 * Height of the page's heading above the reviews in a narrow window. The heading disappears if there are no reviews, so
 * the content below it moves up by this height.
 */
export const HEADING_PX = 320;
