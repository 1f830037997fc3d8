import { type Cell, cellText } from './format-csv';

/** A table for a terminal: columns as wide as their longest cell, numbers on the right. */
export function formatTable(rows: readonly (readonly Cell[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((cells) => cellText(cells[at] ?? '').length)),
  );
  const align = (value: Cell, at: number) =>
    typeof value === 'number'
      ? `${value}`.padStart(widths[at] ?? 0)
      : cellText(value).padEnd(widths[at] ?? 0);
  return rows.map((cells) => `${cells.map(align).join('  ').trimEnd()}\n`).join('');
}
