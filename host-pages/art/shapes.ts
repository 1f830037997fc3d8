/**
 * Functions for the shapes that every picture is built from. They return SVG path data. All shapes derive from the
 * drop: a square with one sharp corner and three corners with a radius of half the side. Coordinates are in the
 * picture's units.
 */

/** A corner of a square: top left, top right, bottom right or bottom left. */
export type Corner = 'tl' | 'tr' | 'br' | 'bl';

const round = (value: number) => Math.round(value * 100) / 100;

/** Template tag for path data. Rounds numbers to two decimals. */
export const path = (parts: TemplateStringsArray, ...numbers: readonly number[]) =>
  parts.reduce((data, part, index) => `${data}${round(numbers[index - 1] as number)}${part}`);

/** Draws the drop. Its tip is in the given corner of a square, whose top left corner is at x, y. */
export function drop(x: number, y: number, size: number, tip: Corner = 'tl'): string {
  const r = size / 2;
  switch (tip) {
    case 'tl':
      return path`M${x} ${y}h${r}a${r} ${r} 0 1 1 ${-r} ${r}z`;
    case 'tr':
      return path`M${x + size} ${y}v${r}a${r} ${r} 0 1 1 ${-r} ${-r}z`;
    case 'br':
      return path`M${x + size} ${y + size}h${-r}a${r} ${r} 0 1 1 ${r} ${-r}z`;
    case 'bl':
      return path`M${x} ${y + size}v${-r}a${r} ${r} 0 1 1 ${r} ${r}z`;
  }
}

/** Draws a quarter of a disc. The disc's centre is in the given corner of a square, whose top left corner is at x, y. */
export function quarter(x: number, y: number, size: number, centre: Corner): string {
  switch (centre) {
    case 'tl':
      return path`M${x} ${y}h${size}a${size} ${size} 0 0 1 ${-size} ${size}z`;
    case 'tr':
      return path`M${x + size} ${y}v${size}a${size} ${size} 0 0 1 ${-size} ${-size}z`;
    case 'br':
      return path`M${x + size} ${y + size}h${-size}a${size} ${size} 0 0 1 ${size} ${-size}z`;
    case 'bl':
      return path`M${x} ${y + size}v${-size}a${size} ${size} 0 0 1 ${size} ${size}z`;
  }
}

/** Draws a leaf, with its tips at the top left and bottom right (`\`) or in the other two corners (`/`). */
export const leaf = (x: number, y: number, size: number, along: '\\' | '/' = '\\'): string =>
  along === '\\'
    ? path`M${x} ${y}a${size} ${size} 0 0 1 ${size} ${size}a${size} ${size} 0 0 1 ${-size} ${-size}z`
    : path`M${x + size} ${y}a${size} ${size} 0 0 1 ${-size} ${size}a${size} ${size} 0 0 1 ${size} ${-size}z`;

export const bar = (x: number, y: number, width: number, height: number): string =>
  path`M${x} ${y}h${width}v${height}h${-width}z`;

export const square = (x: number, y: number, size: number): string => bar(x, y, size, size);

/** Draws a disc around x, y. */
export const disc = (x: number, y: number, r: number): string =>
  path`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/**
 * Draws half a disc. x, y is the middle of its flat side. The half disc is above that side (`up`) or below it (`down`).
 */
export const half = (x: number, y: number, r: number, way: 'up' | 'down' = 'up'): string =>
  way === 'up'
    ? path`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`
    : path`M${x - r} ${y}h${2 * r}a${r} ${r} 0 0 1 ${-2 * r} 0z`;

/** Draws a rectangle with half a disc on top: a door, a body or a window. */
export function arch(x: number, y: number, width: number, height: number): string {
  const r = width / 2;
  return path`M${x} ${y + height}v${r - height}a${r} ${r} 0 0 1 ${width} 0v${height - r}z`;
}

/** Draws an arc of shelter: half a ring over x, y. */
export const ring = (x: number, y: number, outer: number, inner: number): string =>
  path`M${x - outer} ${y}a${outer} ${outer} 0 0 1 ${2 * outer} 0h${inner - outer}a${inner} ${inner} 0 0 0 ${-2 * inner} 0z`;

/** Draws a grid of squares, for windows and crates. */
export const panes = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  size: number,
  gap: number,
): string =>
  Array.from({ length: columns * rows }, (_, at) =>
    square(x + (at % columns) * (size + gap), y + Math.floor(at / columns) * (size + gap), size),
  ).join('');

/** Draws waves: half discs in a row, from x to the right, each 2 r wide. */
export const waves = (x: number, y: number, count: number, r: number): string =>
  Array.from({ length: count }, (_, at) => half(x + r + at * 2 * r, y, r)).join('');
