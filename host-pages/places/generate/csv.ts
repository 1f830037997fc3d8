const CELL = /(?:"((?:[^"]|"")*)"|([^",]*))(?:,|$)/y;

/**
 * Parses a CSV file (RFC 4180, without line breaks in cells) into records with the given columns.
 * @throws Error if the file has other columns, or if a row has more or fewer cells than there are columns
 */
export function readCsv<Column extends string>(
  text: string,
  columns: readonly Column[],
): Record<Column, string>[] {
  const [header, ...rows] = text.trimEnd().split(/\r?\n/);
  if (header !== columns.join(',')) throw new Error(`The columns must be ${columns}, not ${header}.`);
  return rows.map((row) => {
    const cells = cellsOf(row);
    if (cells.length !== columns.length) throw new Error(`A row needs ${columns.length} cells: ${row}`);
    return Object.fromEntries(columns.map((column, index) => [column, cells[index]])) as Record<
      Column,
      string
    >;
  });
}

function cellsOf(row: string): string[] {
  const cells: string[] = [];
  CELL.lastIndex = 0;
  for (;;) {
    const cell = CELL.exec(row);
    // The row is invalid: it has text around a quoted cell, or an unclosed quotation mark.
    if (!cell) return [];
    const [match, quoted, plain = ''] = cell;
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    if (!match.endsWith(',')) return cells;
  }
}
