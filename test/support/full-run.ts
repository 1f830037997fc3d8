/**
 * False in `npm test`, which must end within twelve minutes: a test that repeats itself for many pages, widths or hosts
 * takes a part of them. True in `npm run test:full`.
 */
export const IS_FULL = process.env.BROKER_TEST_FULL === '1';

/**
 * Returns the items for one of `parts` tests, each of which has all items in a full run. In `npm test` they share them:
 * the first of two tests has the first item, the third, the fifth.
 */
export const shareOf = <Item>(
  items: readonly Item[],
  part: number,
  parts: number,
  isFull = IS_FULL,
): readonly Item[] => (isFull ? items : items.filter((_, at) => at % parts === part));
