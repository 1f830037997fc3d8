/** `true` is written as "yes", for people. */
export type Cell = string | number | true;

export const cellText = (value: Cell): string => (value === true ? 'yes' : String(value));

function csvCell(value: Cell): string {
  const text = cellText(value);
  // A spreadsheet would evaluate a cell that begins with one of these as a formula (CSV injection).
  const escaped = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

// Without it Excel does not read the file as UTF-8, and garbles names in Telugu.
const BYTE_ORDER_MARK = '\ufeff';

export const csvRow = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** RFC 4180 in UTF-8 with a byte order mark. The first row has the names of the columns. */
export const formatCsv = (rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + rows.map(csvRow).join('');
