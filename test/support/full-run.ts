/**
 * True in `npm run test:full`. False in `npm test`, where a test of many pages, widths or hosts checks only some of
 * them. This keeps `npm test` at about 15 minutes on two cores.
 */
export const IS_FULL = process.env.BROKER_TEST_FULL === '1';

/**
 * Returns the items that one of several similar tests checks. In a full run, every test checks all items. In `npm
 * test`, the items are divided among the tests: `parts` is the number of tests, and `part` is the number of this test,
 * counted from 0. This test checks the item at index `part` and every `parts`-th item after it.
 */
export const shareOf = <Item>(
  items: readonly Item[],
  part: number,
  parts: number,
  isFull = IS_FULL,
): readonly Item[] => (isFull ? items : items.filter((_, at) => at % parts === part));
