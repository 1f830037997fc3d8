/** Posts that show before LOAD MORE (requirements 8). */
export const FIRST_POSTS = 4;

/** Cards that are drawn in one go: a phone of a fourth of a desktop's speed does so within 50 ms. */
export const POSTS_AT_ONCE = 8;

/** What can show in two lines of a card as wide as it gets, and some more. */
export const TEXT_CHARACTERS = 320;

/** HTML that is looked at for that text. */
export const HTML_CHARACTERS = 1000;
