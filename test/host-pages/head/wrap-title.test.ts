import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { wrapTitle } from '../../../host-pages/head/wrap-title';

/** Returns the width of text in a font whose characters are half as wide as their font size. */
const widthOf = (text: string, size: number) => (text.length * size) / 2;
const limits = {
  width: 100,
  fits: [
    { maxLines: 2, size: 20 },
    { maxLines: 3, size: 20 },
    { maxLines: 3, size: 10 },
  ],
};

for (const [title, size, lines] of [
  ['Motor', 20, ['Motor']],
  ['Motor Insurance', 20, ['Motor', 'Insurance']],
  ['Motor Policyholders', 10, ['Motor Policyholders']],
  ['Open Policy', 20, ['Open', 'Policy']],
  ['One two three four five', 20, ['One', 'two three', 'four five']],
  ['Policy / Cover', 20, ['Policy /', 'Cover']],
] as const) {
  test(`"${title}" wraps into ${lines.length} lines of ${size} px`, () =>
    assert.equal(wrapTitle(title, limits, widthOf), { size, lines }));
}

test('a title that fits in no size throws an error', () =>
  assert.throws(() => wrapTitle('Antidisestablishmentarianism', limits, widthOf), /does not fit/));

test.run();
