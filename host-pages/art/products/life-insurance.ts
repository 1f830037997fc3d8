import { beyond, downpour, hero, within } from '../heroes-frame';
import { type LinePictures, person, risk, thing, tile } from '../picture';
import { arch, bar, disc, half, path, quarter } from '../shapes';

export const LIFE_PICTURES: LinePictures = {
  tile: tile(
    ['shelter', quarter(2, 4, 18, 'br')],
    ['shelterLight', quarter(20, 4, 18, 'bl')],
    ['dark', bar(19.2, 22, 1.6, 18)],
    ['held', disc(11, 27, 3.6) + arch(5.5, 31.5, 11, 8.5)],
    ['plant', disc(25.5, 30, 2.6) + arch(22, 33.3, 7, 6.7)],
    ['dark', disc(33, 28, 3) + arch(29.5, 31.7, 7, 8.3)],
    risk(32.5, 2.2, 6),
  ),
  /** Three generations under one umbrella. */
  hero: hero(
    ...downpour(within(36, 25, 30.5), within(11.5, 3.5, 6.5), beyond(9, 20)),
    ['held', 'M9 27A27 27 0 0 1 36 0v27z'],
    ['paper', path`M36 0A27 27 0 0 1 60 ${27 - Math.sqrt(153)}V27H36z`],
    ['ground', [15.75, 29.25, 42.75, 56.25].map((x) => half(x, 27, 6.75)).join('')],
    ['shelterLight', bar(35.2, 24.5, 1.6, 25.5) + bar(35.2, -3, 1.6, 3)],
    ['shelter', person(14, 34.5, 8, 15.5, 3.1)],
    ['paper', person(24.4, 36, 7, 14, 2.7)],
    ['plant', person(39.4, 41.5, 4.6, 8.5, 1.9)],
    ['held', person(46, 36.5, 7, 13.5, 2.7)],
    ['shelterLight', person(55, 43, 4, 7, 1.7)],
    risk(8, 0),
  ),
  thing: thing(
    ['held', person(1, 7, 5.6, 13, 2.5)],
    ['shelter', person(12.6, 8, 5.4, 12, 2.3)],
    ['ink', person(7.4, 13.4, 4, 6.6, 1.7)],
  ),
};
