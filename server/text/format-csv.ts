/** `true` is shown as "yes". */
export type Cell = string | number | true;

export const cellText = (value: Cell): string => (value === true ? 'yes' : String(value));

/**
 * Matches a character that starts a formula in a spreadsheet. Also matches wide, small, superscript and subscript forms
 * of these characters, which spreadsheets accept in some locales.
 */
const SIGN = '[=＝﹦⁼₌+＋﹢⁺₊﬩\\-－﹣⁻₋−@＠﹫|｜%％﹪]';

/**
 * Characters that a spreadsheet may read as the end of a cell: the separators that it can be set to use, and line ends.
 */
const SEPARATORS = ',;\\t\\n\\v\\f\\r\\x1c-\\x1f\\x85\\u2028\\u2029';

/** Characters that a spreadsheet may remove before SIGN: blanks, invisible characters and quotation marks. */
const SKIPPED = `(?:(?![${SEPARATORS}])[\\s\\p{C}\\p{DI}\\u2800"'‘’“”«»\`´])*`;

const FORMULA = new RegExp(`(^|[${SEPARATORS}])(?=${SKIPPED}${SIGN})`, 'gu');

const FORMULA_AT_START = new RegExp(`^${SKIPPED}${SIGN}`, 'u');

/** True if a spreadsheet could read a text as a formula. */
export const startsFormula = (text: string): boolean => FORMULA_AT_START.test(text);

/**
 * Matches a text that is safe only between quotes: a program may read one of its characters as a quotation mark or a
 * separator.
 */
const NEEDS_QUOTES = new RegExp(`^'|["${SEPARATORS}]`, 'u');

/**
 * Prevents CSV injection: inserts a mark at each place where a spreadsheet could see a formula, whatever separator it
 * is set to use. At the start of the text, the mark is '. After a separator, the mark is ’, because ' would not be safe
 * there: a spreadsheet that is set to use ' as the quotation mark would remove it. Removing all marks restores the
 * text.
 */
const markFormulas = (text: string): string =>
  text.replace(FORMULA, (separator) => separator + (separator ? '’' : "'"));

function csvCell(value: Cell): string {
  const text = markFormulas(cellText(value));
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// Without a byte order mark, Excel doesn't read the file as UTF-8, and garbles names in Telugu.
const BYTE_ORDER_MARK = '\ufeff';

export const csvRow = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Formats rows as CSV (RFC 4180), in UTF-8 with a byte order mark. The first of `rows` has the column names. */
export const formatCsv = (rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + rows.map(csvRow).join('');
