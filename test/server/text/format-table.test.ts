import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatTable } from '../../../server/text/format-table';

test('columns are as wide as their longest cell, with numbers on the right', () =>
  assert.is(
    formatTable([
      ['page', 'views'],
      ['/services', 7],
      ['/', 12345678],
    ]),
    'page       views\n/services         7\n/          12345678\n',
  ));

test('a table may have more rows than a function has arguments', () => {
  const rows = Array.from({ length: 200_000 }, () => ['x', 1]);
  assert.is(formatTable(rows).length, rows.length * 'x  1\n'.length);
});

test('a table without rows is empty', () => assert.is(formatTable([]), ''));

test.run();
