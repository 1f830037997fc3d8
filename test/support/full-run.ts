/**
 * True in `npm run test:full`. False in `npm test`, which must end within twelve minutes: there, a test of many pages,
 * widths or hosts checks only some of them.
 */
export const IS_FULL = process.env.BROKER_TEST_FULL === '1';

/**
 * Returns the items for test number `part` of `parts` tests. In a full run, each test gets all items. In `npm test`,
 * the items are divided among the tests: the first of two tests gets the first item, the third, the fifth and so on.
 */
export const shareOf = <Item>(
  items: readonly Item[],
  part: number,
  parts: number,
  isFull = IS_FULL,
): readonly Item[] => (isFull ? items : items.filter((_, at) => at % parts === part));
