import { type Picture, risk, tile } from './picture';
import { arch, bar, disc, drop, half, leaf, panes, quarter, ring, square, waves } from './shapes';

/** Draws a head and shoulders on the lower edge of a square with sides of 20. */
const bust = (x: number, y: number): string => disc(x + 10, y + 6.4, 4.4) + half(x + 10, y + 20, 8.2);

/** The picture of each line of insurance, and of "which one?" (`ask`), for tiles and menus. */
export const LINES = {
  motor: tile(
    ['tint', bar(0, 36, 40, 4)],
    ['shelter', 'M6 21a11 11 0 0 1 11-11h5a11 11 0 0 1 11 11z'],
    ['paper', quarter(9.5, 13.5, 7.5, 'br') + quarter(21.5, 13.5, 7.5, 'bl')],
    ['held', 'M0 21h30a10 10 0 0 1 10 10v4H0z'],
    ['shelter', bar(0, 25, 3, 3.5)],
    ['paper', drop(35, 25.5, 3.5, 'br')],
    ['dark', disc(9, 34.5, 5.5) + disc(29, 34.5, 5.5)],
    ['tint', disc(9, 34.5, 2) + disc(29, 34.5, 2)],
    risk(31, 2),
  ),
  home: tile(
    ['tint', bar(0, 37, 40, 3)],
    ['shelter', quarter(3, 5, 17, 'br')],
    ['held', bar(5, 22, 15, 18)],
    ['paper', panes(8, 26, 2, 2, 3.6, 1) + bar(20, 25, 13, 15)],
    ['shelter', bar(20, 22, 16, 3)],
    ['dark', bar(24, 29, 5, 11) + bar(36, 30, 1, 10)],
    ['plant', drop(33, 24, 7, 'bl')],
    risk(26, 4),
  ),
  health: tile(
    ['tint', quarter(0, 0, 40, 'br')],
    ['shelter', drop(3, 6, 34)],
    ['held', 'M15.5 13h9v5.5h5.5v9h-5.5V33h-9v-5.5H10v-9h5.5z'],
    ['paper', square(15.5, 18.5, 9)],
    ['plant', drop(29, 29, 11, 'br')],
    ['paper', leaf(31, 31, 6)],
    risk(31, 2.5),
  ),
  life: tile(
    ['shelter', quarter(2, 4, 18, 'br')],
    ['shelterLight', quarter(20, 4, 18, 'bl')],
    ['dark', bar(19.2, 22, 1.6, 18)],
    ['held', disc(11, 27, 3.6) + arch(5.5, 31.5, 11, 8.5)],
    ['plant', disc(25.5, 30, 2.6) + arch(22, 33.3, 7, 6.7)],
    ['dark', disc(33, 28, 3) + arch(29.5, 31.7, 7, 8.3)],
    risk(32.5, 2.2, 6),
  ),
  'child-education': tile(
    ['shelter', 'M7 40a3 3 0 0 1 0-6h29v6z'],
    ['held', 'M6 28h25a3 3 0 0 1 0 6H6z'],
    ['shelterLight', 'M12 22h22v6H12a3 3 0 0 1 0-6z'],
    ['dark', bar(20.2, 8, 1.6, 14)],
    ['plant', leaf(21, 8, 9, '/') + leaf(12, 9, 9)],
    ['plant', 'M21 8.76 19.02 6.78a2.8 2.8 0 1 1 3.96 0z'],
    risk(2, 2),
  ),
  cyber: tile(
    ['shelter', ring(20, 18, 10, 5.5)],
    ['held', 'M6 18h28v8a14 14 0 0 1-28 0z'],
    ['dark', disc(20, 24, 3) + bar(18.8, 25, 2.4, 7)],
    ['tint', square(34, 4, 4)],
    ['shelterLight', square(30, 8, 4)],
    ['tint', square(34, 12, 4) + square(2, 32, 4)],
    ['shelterLight', square(0, 36, 4)],
    risk(2, 4),
  ),
  project: tile(
    ['dark', bar(6, 2, 3, 38) + bar(0, 6, 38, 3)],
    ['shelterLight', square(0, 9, 5)],
    ['dark', bar(26.6, 9, 0.8, 6)],
    ['shelter', bar(12, 30, 13, 10)],
    ['dark', arch(15.5, 33, 6, 7)],
    ['held', square(25, 25, 15)],
    ['shelterLight', quarter(12, 20, 10, 'br')],
    ['paper', panes(28, 28, 2, 2, 3.5, 2)],
    risk(26.6, 15),
  ),
  liability: tile(
    ['shelter', half(20, 40, 9)],
    ['dark', bar(19, 6, 2, 25.5) + bar(6, 8, 28, 2) + disc(20, 7, 2.6)],
    ['dark', bar(7.6, 10, 0.8, 5) + bar(31.6, 10, 0.8, 5)],
    ['shelter', half(8, 22, 7.5, 'down') + half(32, 22, 7.5, 'down')],
    ['held', square(28, 14, 8)],
    risk(4.5, 15),
  ),
  'employee-benefits': tile(
    ['tint', quarter(0, 0, 20, 'br') + quarter(20, 20, 20, 'tl')],
    ['held', bust(20, 0)],
    ['shelter', bust(0, 20)],
    ['dark', bust(20, 20)],
    risk(4, 4, 10),
  ),
  marine: tile(
    ['held', square(7, 14, 9)],
    ['shelterLight', square(16, 14, 9)],
    ['plant', square(7, 5, 9)],
    ['paper', bar(28, 10, 7, 13)],
    ['dark', square(30, 13, 3)],
    ['shelter', 'M1 23h38a12 12 0 0 1-12 12H13A12 12 0 0 1 1 23z'],
    ['shelterLight', waves(0, 40, 4, 5)],
    risk(19, 3),
  ),
  property: tile(
    ['dark', bar(32, 4, 5, 22)],
    ['shelter', quarter(0, 14, 10, 'br') + quarter(10, 14, 10, 'br') + quarter(20, 14, 10, 'br')],
    ['held', bar(0, 24, 40, 16)],
    ['paper', panes(4, 28, 3, 1, 4, 2)],
    ['dark', arch(26, 28, 9, 12)],
    risk(19, 3),
  ),
  ask: tile(
    ['paper', drop(3, 8, 26, 'bl')],
    ['dark', disc(10, 21, 2) + disc(16, 21, 2) + disc(22, 21, 2)],
    ['shelter', drop(22, 25, 15, 'br')],
    ['paper', disc(29.5, 32.5, 2)],
  ),
} satisfies Record<string, Picture>;

/** The name of a line with its own picture, or "ask", the question mark. */
export type LineName = keyof typeof LINES;
