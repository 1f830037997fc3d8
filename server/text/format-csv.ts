/** `true` is written as "yes", for people. */
export type Cell = string | number | true;

export const cellText = (value: Cell): string => (value === true ? 'yes' : String(value));

/** Signs with which a spreadsheet begins a formula, in their wide, small and raised forms as well: some locales read those too. */
const SIGN = '[=＝﹦⁼₌+＋﹢⁺₊﬩\\-－﹣⁻₋−@＠﹫|｜%％﹪]';

/** What a spreadsheet may take as the end of a cell: a separator that it was told to use, or a line end. */
const SEPARATORS = ',;\\t\\n\\v\\f\\r\\x1c-\\x1f\\x85\\u2028\\u2029';

/** What a spreadsheet may remove before a sign: blanks, invisible characters and quotation marks. */
const SKIPPED = `(?:(?![${SEPARATORS}])[\\s\\p{C}\\p{DI}\\u2800"'‘’“”«»\`´])*`;

const FORMULA = new RegExp(`(^|[${SEPARATORS}])(?=${SKIPPED}${SIGN})`, 'gu');

/** Whatever may end or begin a cell for one program or another, so that it is only safe between quotes. */
const NEEDS_QUOTES = new RegExp(`^'|["${SEPARATORS}]`, 'u');

/**
 * Marks each place of a text at which a spreadsheet could see the beginning of a formula, whatever separates cells (CSV
 * injection): with ' at the start of the text, and with ’ after a separator. ’ because a spreadsheet may be set to take ' as
 * quotation mark, and then removes it. Removing the mark at each such place gives the text again.
 */
const markFormulas = (text: string): string =>
  text.replace(FORMULA, (separator) => separator + (separator ? '’' : "'"));

function csvCell(value: Cell): string {
  const text = markFormulas(cellText(value));
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// Without it Excel does not read the file as UTF-8, and garbles names in Telugu.
const BYTE_ORDER_MARK = '\ufeff';

export const csvRow = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** RFC 4180 in UTF-8 with a byte order mark. The first row has the names of the columns. */
export const formatCsv = (rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + rows.map(csvRow).join('');
