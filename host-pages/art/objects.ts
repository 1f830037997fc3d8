import type { Shape } from './picture';
import { bar, path } from './shapes';

/** Draws a sheet of paper. `lines` are the lengths of its lines of text; 0 leaves a line blank. */
export const sheet = (x: number, y: number, width: number, height: number, ...lines: number[]): Shape[] => [
  ['paper', bar(x, y, width, height)],
  ['ink', lines.map((length, at) => bar(x + 2.5, y + 3 + at * 3.4, length, 1.2)).join('')],
];

/** Draws a bar with round ends: a vessel, a track, or a coin seen from the side. */
export const pill = (x: number, y: number, width: number, height: number): string => {
  const r = height / 2;
  return path`M${x + r} ${y}h${width - height}a${r} ${r} 0 0 1 0 ${height}h${height - width}a${r} ${r} 0 0 1 0 ${-height}z`;
};

/** Draws a stack of coins seen from the side, from x, y upwards. */
export const coins = (x: number, y: number, count: number, width = 8): string =>
  Array.from({ length: count }, (_, at) => pill(x, y - 2 - at * 2.5, width, 2)).join('');

/** Draws a tick in the square at x, y. */
export const tick = (x: number, y: number, size: number): string => {
  const u = size / 10;
  return path`M${x} ${y + 5.6 * u}l${1.6 * u} ${-1.6 * u}l${2.4 * u} ${2.4 * u}l${4.4 * u} ${-4.4 * u}l${1.6 * u} ${1.6 * u}l${-6 * u} ${6 * u}z`;
};
