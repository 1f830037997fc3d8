import { type Cell, cellText } from './format-csv';
import { printableLine } from './printable';

/** Formats a table for a terminal. Columns are as wide as their longest cell; numbers are aligned right. */
export function formatTable(rows: readonly (readonly Cell[])[]): string {
  const textOf = (value: Cell) => printableLine(cellText(value));
  const widths = (rows[0] ?? []).map((_, at) =>
    rows.reduce((widest, cells) => Math.max(widest, textOf(cells[at] ?? '').length), 0),
  );
  const align = (value: Cell, at: number) =>
    typeof value === 'number' ? `${value}`.padStart(widths[at] ?? 0) : textOf(value).padEnd(widths[at] ?? 0);
  return rows.map((cells) => `${cells.map(align).join('  ').trimEnd()}\n`).join('');
}
