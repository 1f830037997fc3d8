import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatCsv } from '../../../server/text/format-csv';
import { HOSTILE, SEPARATORS, unmark } from './hostile-cells';

const subsets = Array.from({ length: 2 ** SEPARATORS.length }, (_, set) =>
  SEPARATORS.filter((_, at) => set & (2 ** at)),
);

/**
 * Splits a CSV file into cells as spreadsheets do. A cell is quoted if it begins with `quote`. Text between the closing
 * quote and the next separator belongs to the cell.
 */
function splitCells(csv: string, separators: readonly string[], quote: string): string[] {
  const cells: string[] = [];
  const text = csv.replace(/\r\n?/g, '\n');
  for (let at = 0; at <= text.length; at++) {
    let cell = '';
    if (quote && text[at] === quote) {
      for (at++; at < text.length; at++) {
        if (text[at] !== quote) cell += text[at];
        else if (text[at + 1] === quote) cell += text[at++];
        else break;
      }
      at++;
    }
    for (; at < text.length && !separators.includes(text[at] ?? ''); at++) cell += text[at];
    cells.push(cell);
  }
  return cells;
}

const TRIMMED = /^[\s\p{C}\p{DI}\u2800]*/u;
const isFormula = (cell: string) => /^[=+\-@|%]/.test(cell.replace(TRIMMED, '').normalize('NFKC'));

/**
 * Formats the rows as CSV, and reads this CSV with every set of separators and every quote character. Returns all cells
 * that are formulas in at least one of these readings.
 */
const formulasIn = (rows: readonly (readonly string[])[]) => {
  const csv = formatCsv(rows);
  return subsets.flatMap((separators) =>
    ['"', "'", ''].flatMap((quote) => splitCells(csv, separators, quote).filter(isFormula)),
  );
};

test('no cell is a formula, whichever of comma, semicolon, tab and line end separate, and whatever quotes', () => {
  for (let from = 0; from < HOSTILE.length; from += 200) {
    const texts = HOSTILE.slice(from, from + 200);
    assert.equal(formulasIn([texts, ...texts.map((text) => [text])]), [], `from ${from}`);
  }
});

test('a formula in pieces, one in each cell of a lead, is none', () => {
  for (const quote of ['"', "'", '']) {
    const pieces = [
      '=SUM(1',
      `41)${quote}`,
      `x;${quote}`,
      '=1',
      `${quote};=1`,
      `${quote}`,
      '-2',
      'x;',
      '@x',
      ',',
      '\t',
      '+1',
    ];
    assert.equal(formulasIn([pieces, [...pieces].reverse()]), []);
  }
});

test('what was typed can be had again: a mark is removed where a formula would begin', () => {
  for (const text of HOSTILE) {
    const [cell = ''] = splitCells(formatCsv([[text]]).slice(1, -2), [','], '"');
    assert.is(unmark(cell), text.replace(/\r\n?/g, '\n'));
  }
});

test('an ordinary text is as it was typed, and quoted only if it needs quotes', () => {
  assert.is(
    formatCsv([
      ['Asha Rao', 'O’Brien', "D'Souza", 'a=b', 'x - y', '10-12 cars', 7, true, 'रवि', 'a@b.in'],
      ['one "two"', 'a, b', 'a; b', 'one\r\ntwo'],
    ]),
    '\ufeffAsha Rao,O’Brien,D\'Souza,a=b,x - y,10-12 cars,7,yes,रवि,a@b.in\r\n"one ""two""","a, b","a; b","one\r\ntwo"\r\n',
  );
});

test('a text that begins like a formula has an apostrophe before it', () => {
  assert.is(formatCsv([['- 5', '+91 98480 12345']]), '\ufeff"\'- 5","\'+91 98480 12345"\r\n');
  assert.is(formatCsv([['x;=1+41']]), '\ufeff"x;’=1+41"\r\n');
});

test.run();
