import { writeXlsxStream } from 'hucre/xlsx';
import type { Cell } from './format-csv';
import { toIndianWallClock } from './indian-time';

/**
 * The number format of each type of column. With `@`, cells are text: 0042 and 2026-12 are shown as typed, and a cell
 * stays text when somebody edits it.
 */
const FORMATS = { text: '@', number: 'General', time: 'dd/mm/yyyy hh:mm' } as const;

const WIDTHS = { text: 20, number: 12, time: 18 } as const satisfies Record<keyof typeof FORMATS, number>;

export type XlsxColumn = {
  readonly heading: string;
  /** If `time`, the cells contain ISO 8601 times, which the file shows as times in India. */
  readonly type: keyof typeof FORMATS;
};

/** Maximum number of characters that spreadsheets allow in a cell. */
const MAX_CELL_LENGTH = 32_767;

/** Matches characters that XML 1.0 does not allow, except control characters, which the library encodes. */
const NOT_XML = /\p{Surrogate}|[\ufffe\uffff]/gu;

/** Matches the start of a code that spreadsheets decode: in an .xlsx file, `_x000D_` stands for a carriage return. */
const CODE = /_(?=x[\da-f]{4}_)/gi;

const encodeText = (text: string): string =>
  text.slice(0, MAX_CELL_LENGTH).replace(NOT_XML, '\ufffd').replace(CODE, '_x005F_');

function toValue(cell: Cell, { type }: XlsxColumn): string | number | Date | null {
  if (cell === '') return null;
  if (cell === true) return 'yes';
  if (type === 'time') return toIndianWallClock(`${cell}`);
  return type === 'number' && typeof cell === 'number' ? cell : encodeText(`${cell}`);
}

/**
 * Formats rows as an .xlsx file with one sheet. The first row of the sheet has the headings. Yields the file's bytes
 * while it reads the rows, since a year's leads would not fit in memory. In a row, '' stands for an empty cell.
 */
export async function* formatXlsx(
  sheet: string,
  columns: readonly XlsxColumn[],
  rows: AsyncIterable<readonly Cell[]>,
): AsyncGenerator<Uint8Array> {
  async function* values() {
    for await (const cells of rows) yield columns.map((column, at) => toValue(cells[at] ?? '', column));
  }
  const options = {
    name: sheet,
    columns: columns.map(({ heading, type }) => ({
      header: heading,
      numFmt: FORMATS[type],
      width: WIDTHS[type],
    })),
    freezePane: { rows: 1 },
  };
  yield* writeXlsxStream(values(), options);
}
