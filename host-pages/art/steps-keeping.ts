import { sheet, tick } from './objects';
import { around, type Picture, person, type Scene, stepPicture } from './picture';
import { bar, disc, drop, half, leaf, panes, quarter } from './shapes';

/** Draws a tally of five: four strokes, and one stroke across them. */
const gate = (y: number) =>
  [43, 45.6, 48.2, 50.8].map((x) => bar(x, y, 1.2, 5.4)).join('') + bar(41.9, y + 2.1, 11.2, 1.2);

/** Steps while cover is in force. */
export const KEEPING = {
  declare: around(
    stepPicture(
      ['shelter', bar(19, 0.6, 22, 22)],
      ...sheet(21.4, 3, 17.2, 19.6, 11, 11, 7),
      ['plant', drop(33, 13, 10)],
      ['paper', tick(35, 14.8, 6)],
    ),
    [
      [3, 24, 16],
      [22, 24, 16],
      [41, 24, 16],
    ],
  ),
  renew: stepPicture(
    ['shelter', bar(9, 9, 32, 31) + bar(14.5, 5, 2.4, 6) + bar(33, 5, 2.4, 6)],
    ['paper', bar(11.4, 17, 27.2, 23)],
    ['shelterLight', panes(14, 19.6, 4, 2, 4.6, 1.3) + panes(14, 31.4, 3, 1, 4.6, 1.3)],
    ['plant', drop(31.7, 31.4, 4.6)],
    ['held', half(49.5, 33.8, 6.4, 'down') + bar(42.6, 32, 13.8, 2.2)],
    ['plant', bar(48.9, 20, 1.3, 12) + leaf(41, 19.6, 8.4) + leaf(49.6, 11.6, 8.8, '/')],
  ),
  members: stepPicture(
    ['shelter', bar(3, 5, 25, 35)],
    ['paper', bar(5.6, 8, 19.8, 32)],
    ['shelter', [13, 23, 33].map((y) => disc(10, y, 1.9) + half(10, y + 5.6, 3.2)).join('')],
    ['ink', [13, 23, 33].map((y, at) => bar(15.4, y + 1.6, at === 1 ? 5 : 7.4, 1.3)).join('')],
    ['held', person(31.6, 24.6, 7, 15.4, 3)],
    ['shelter', person(40.6, 22, 7, 18, 3)],
    ['plant', person(49.6, 26, 7, 14, 3)],
  ),
  // A gauge on a pipe: a factory is being commissioned.
  test: stepPicture(
    ['shelterLight', bar(0, 31, 60, 6)],
    ['shelter', bar(9, 28.5, 3.6, 11) + bar(47.4, 28.5, 3.6, 11) + bar(26.4, 24, 7.2, 8)],
    ['shelter', disc(30, 15, 14)],
    ['paper', disc(30, 15, 11.2)],
    ['sprout', quarter(30, 4.8, 10.2, 'bl')],
    ['ink', bar(29.3, 4.6, 1.4, 3) + bar(19.6, 14.3, 3, 1.4) + bar(37.4, 14.3, 3, 1.4)],
    ['ink', drop(25.6, 10.6, 8.8, 'tr')],
    ['paper', disc(30, 15, 1.6)],
  ),
  count: around(
    stepPicture(
      ['shelter', bar(27, 4, 30, 36)],
      ['paper', bar(29.4, 7, 25.2, 33)],
      ['amber', bar(36, 1.4, 12, 4)],
      ['ink', [11.6, 21.6].map(gate).join('') + bar(43, 31.6, 1.2, 5.4) + bar(45.6, 31.6, 1.2, 5.4)],
    ),
    [
      [2, 19, 21],
      [31.4, 9.6, 8],
      [31.4, 19.6, 8],
      [31.4, 29.6, 8],
    ],
  ),
} satisfies Record<string, Picture | Scene>;
