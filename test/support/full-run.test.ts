import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { shareOf } from './full-run';

const ITEMS = ['a', 'b', 'c', 'd', 'e'];
const sharesOf = (isFull: boolean) => [0, 1].map((part) => shareOf(ITEMS, part, 2, isFull));

test('each item is in one of the tests of a short run', () => {
  assert.equal(sharesOf(false), [
    ['a', 'c', 'e'],
    ['b', 'd'],
  ]);
});

test('each test of a full run has all items', () => {
  assert.equal(sharesOf(true), [ITEMS, ITEMS]);
});

test.run();
