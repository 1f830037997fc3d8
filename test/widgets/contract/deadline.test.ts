import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isOver } from '../../../widgets/contract/deadline';

test('a day is over at midnight in India, wherever the visitor is', () => {
  assert.is(isOver('2026-12-31', Date.parse('2026-12-31T23:59:59.999+05:30')), false);
  assert.is(isOver('2026-12-31', Date.parse('2027-01-01T00:00:00+05:30')), true);
  assert.is(isOver('2028-02-29', Date.parse('2028-02-29T18:29:59Z')), false);
  assert.is(isOver('2028-02-29', Date.parse('2028-02-29T18:30:00Z')), true);
});

test('a day is read with slashes, and without the time after it', () => {
  for (const day of ['2026/12/31', '2026-12-31 09:00:00', '2026-12-31T09:00:00Z']) {
    assert.is(isOver(day, Date.parse('2026-12-31T23:59:59+05:30')), false, day);
    assert.is(isOver(day, Date.parse('2027-01-01T00:00:00+05:30')), true, day);
  }
});

test('what is no day is never over', () => {
  for (const text of [
    '',
    '0000-00-00',
    'open',
    '31/12/2020',
    '2020-12/31',
    '2020-12-311',
    'until 2020-12-31',
  ])
    assert.is(isOver(text), false, text);
});

test.run();
