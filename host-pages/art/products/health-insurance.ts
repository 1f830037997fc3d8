import { downpour, hero, within } from '../heroes-frame';
import { type LinePictures, person, risk, thing, tile } from '../picture';
import { bar, disc, drop, leaf, path, quarter, square } from '../shapes';

export const HEALTH_PICTURES: LinePictures = {
  tile: tile(
    ['tint', quarter(0, 0, 40, 'br')],
    ['shelter', drop(3, 6, 34)],
    ['held', 'M15.5 13h9v5.5h5.5v9h-5.5V33h-9v-5.5H10v-9h5.5z'],
    ['paper', square(15.5, 18.5, 9)],
    ['plant', drop(29, 29, 11, 'br')],
    ['paper', leaf(31, 31, 6)],
    risk(31, 2.5),
  ),
  /** A hospital ward inside a large drop: a bed, a cross above the bed, and a visitor. */
  hero: hero(
    ...downpour(
      (x, y) => x > 12 && y > 4 && Math.hypot(Math.min(0, x - 42), Math.max(0, y - 34)) < 30,
      within(9.5, 6.5, 6.5),
    ),
    ['held', path`M14 6h28a28 28 0 0 1 18 6.55V50H19.02A28 28 0 0 1 14 34z`],
    ['paper', path`M19.5 11.5h22.5a22.5 22.5 0 0 1 18 9V50H26.18A22.5 22.5 0 0 1 19.5 34z`],
    ['shelter', disc(38, 23, 9)],
    ['held', 'M36 16.5h4V21h4.5v4H40v4.5h-4V25h-4.5v-4H36z'],
    ['paper', square(36, 21, 4)],
    ['ink', bar(28, 36, 1.3, 14) + bar(28, 44, 24, 1.3) + bar(50.7, 40, 1.3, 10)],
    ['shelter', drop(29.3, 38.8, 5.2, 'bl')],
    ['ground', disc(34, 40.6, 2.6)],
    ['held', path`M37 44v-1.2a4 4 0 0 1 4-4h9.7v5.2z`],
    ['amber', bar(43.5, 38.8, 2, 5.2)],
    ['neem', person(53.6, 37, 5.4, 13, 2.3)],
    risk(6, 3),
  ),
  thing: thing(
    ['shelter', disc(11, 4.6, 4.6)],
    ['paper', bar(10, 1.8, 2, 5.6) + bar(8.2, 3.6, 5.6, 2)],
    ['shelter', bar(0, 10, 1.2, 10) + bar(18.8, 12.6, 1.2, 7.4) + bar(1.2, 16.8, 17.6, 1.2)],
    ['shelterLight', bar(1.2, 14.6, 17.6, 2.2)],
    ['ink', disc(3.9, 12.9, 1.7)],
    ['held', path`M6.4 14.6v-1a3 3 0 0 1 3 -3h9.4v4z`],
  ),
};
