/** Posts shown before LOAD MORE (requirements 8.8). */
export const FIRST_POSTS = 4;

/** Number of cards that one task renders. This takes less than 50 ms on a phone with a quarter of a desktop's speed. */
export const POSTS_AT_ONCE = 8;

/** Maximum length of a card's text: a little more than fits in two lines of the widest card. */
export const TEXT_CHARACTERS = 320;

/**
 * Maximum length of the HTML that a card's text is made from, in characters. This HTML is the beginning of the post's
 * first `<p>` with text. If the post has none, it is the beginning of the post.
 */
export const HTML_CHARACTERS = 1000;
