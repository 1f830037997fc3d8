import { beyond, downpour, hero, within } from '../heroes-frame';
import { type LinePictures, risk, thing, tile } from '../picture';
import { bar, disc, path, ring, square } from '../shapes';

/** Draws cells of a chequered board whose top left corner is at x, y. A cell is four units wide. */
const cells = (
  x: number,
  y: number,
  ...places: readonly (readonly [column: number, row: number])[]
): string => places.map(([column, row]) => square(x + column * 4, y + row * 4, 4)).join('');

export const CYBER_PICTURES: LinePictures = {
  tile: tile(
    ['shelter', ring(20, 18, 10, 5.5)],
    ['held', 'M6 18h28v8a14 14 0 0 1-28 0z'],
    ['dark', disc(20, 24, 3) + bar(18.8, 25, 2.4, 7)],
    ['tint', square(34, 4, 4)],
    ['shelterLight', square(30, 8, 4)],
    ['tint', square(34, 12, 4) + square(2, 32, 4)],
    ['shelterLight', square(0, 36, 4)],
    risk(2, 4),
  ),
  /** A lock. The squares are data: some are around the lock, some are safe inside it. */
  hero: hero(
    ...downpour(
      within(42, 25, 19.5),
      beyond(17, 20),
      within(22.5, 8.5, 6.5),
      (x, y) => x > 44 && y < 12,
      (x, y) => x + y > 44 && y > 28,
    ),
    [
      'tint',
      cells(48, -6, [0, 0], [2, 0], [2, 2], [1, 3]) + cells(0, 34, [3, 0], [1, 2], [3, 2], [4, 3], [5, 2]),
    ],
    ['shelterLight', cells(48, -6, [1, 1], [2, 4]) + cells(0, 34, [2, 1], [0, 3], [2, 3])],
    ['shelter', cells(0, 34, [4, 1])],
    ['paper', ring(42, 25, 17, 10.5)],
    ['held', path`M20 25H60V${28 + Math.sqrt(160)}A22 22 0 0 1 20 28z`],
    ['paper', 'M25.5 29.5h33a16.5 16.5 0 0 1-33 0z'],
    ['shelter', cells(28, 29.5, [0, 0], [1, 1]) + cells(48, 29.5, [1, 0], [0, 1])],
    ['mist', cells(28, 29.5, [0, 1], [1, 2]) + cells(48, 29.5, [1, 1], [0, 2])],
    ['ground', disc(42, 34.3, 4) + bar(40.4, 36, 3.2, 7.5)],
    risk(19, 5),
  ),
  thing: thing(
    ['shelter', bar(2, 2, 16, 14.4)],
    ['shelterLight', bar(3.6, 3.6, 12.8, 11.2)],
    ['ink', ring(10, 8.6, 2.9, 1.7)],
    ['held', path`M6 8.4h8v2.2a4 4 0 0 1 -8 0z`],
    ['ink', disc(10, 10.2, 0.9) + bar(9.6, 10.6, 0.8, 2)],
    ['shelter', path`M0 17h20a3 3 0 0 1 -3 3H3a3 3 0 0 1 -3 -3z`],
  ),
};
