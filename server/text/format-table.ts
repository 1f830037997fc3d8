import { type Cell, cellText } from './format-csv';
import { printableLine } from './printable';

/** A table for a terminal: columns as wide as their longest cell, numbers on the right. */
export function formatTable(rows: readonly (readonly Cell[])[]): string {
  const textOf = (value: Cell) => printableLine(cellText(value));
  const widths = (rows[0] ?? []).map((_, at) =>
    rows.reduce((widest, cells) => Math.max(widest, textOf(cells[at] ?? '').length), 0),
  );
  const align = (value: Cell, at: number) =>
    typeof value === 'number' ? `${value}`.padStart(widths[at] ?? 0) : textOf(value).padEnd(widths[at] ?? 0);
  return rows.map((cells) => `${cells.map(align).join('  ').trimEnd()}\n`).join('');
}
