/**
 * Height of the page's heading above the logos in a narrow window. The heading disappears if there are no logos, so the
 * content below it moves up by this height.
 */
export const HEADING_PX = 240;
