/**
 * True in `npm run test:full`. False in `npm test`, which must end within twelve minutes. So in `npm test`, a test of
 * many pages, widths or hosts checks only some of them.
 */
export const IS_FULL = process.env.BROKER_TEST_FULL === '1';

/**
 * Returns the items that one of several similar tests checks. In a full run, these are all items. In `npm test`, the
 * tests share the items: of `parts` tests, the test with the number `part`, counted from 0, gets every `parts`-th item,
 * starting at index `part`.
 */
export const shareOf = <Item>(
  items: readonly Item[],
  part: number,
  parts: number,
  isFull = IS_FULL,
): readonly Item[] => (isFull ? items : items.filter((_, at) => at % parts === part));
