import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { daysBeforeMonth, monthInWords, nextMonthCalled } from '../../../server/text/indian-months';
import { MORE_FIELDS } from '../../../widgets/contract/more-fields';

/**
 * A time in the last minute of November in India. `AFTER_MIDNIGHT` is a minute later, in December. In UTC, both times
 * are on 30 November.
 */
const BEFORE_MIDNIGHT = new Date('2026-11-30T18:29:00Z');
const AFTER_MIDNIGHT = new Date('2026-11-30T18:30:00Z');

test('a month is the next one with its name, by the calendar in India; the current one is in a year', () => {
  assert.is(nextMonthCalled('November', BEFORE_MIDNIGHT), '2027-11');
  assert.is(nextMonthCalled('December', BEFORE_MIDNIGHT), '2026-12');
  assert.is(nextMonthCalled('November', AFTER_MIDNIGHT), '2027-11');
  assert.is(nextMonthCalled('December', AFTER_MIDNIGHT), '2027-12');
  const all = MORE_FIELDS.expiry_month.values.map((name) => nextMonthCalled(name, AFTER_MIDNIGHT));
  assert.equal([...all].sort()[0], '2027-01');
  assert.is(new Set(all).size, 12);
});

test('30 days before a month are counted from its midnight in India, also over a leap day', () => {
  assert.is(daysBeforeMonth(30, '2027-11').toISOString(), '2027-10-01T18:30:00.000Z');
  assert.is(daysBeforeMonth(30, '2028-03').toISOString(), '2028-01-30T18:30:00.000Z');
});

test('a month is written in words', () => assert.is(monthInWords('2027-03'), 'March 2027'));

test.run();
