import { pill } from './objects';
import { type Picture, person, thing } from './picture';
import { arch, bar, disc, drop, half, panes, path, quarter, ring } from './shapes';

/** What the individual lines and their group policies protect. */
export const INDIVIDUAL_THINGS = {
  car: thing(
    ['shelter', 'M3 13a5.5 5.5 0 0 1 5.5-5.5h2.5a5.5 5.5 0 0 1 5.5 5.5z'],
    ['paper', quarter(4.75, 9.25, 3.75, 'br') + quarter(10.75, 9.25, 3.75, 'bl')],
    ['held', 'M0 13h15a5 5 0 0 1 5 5H0z'],
    ['shelter', bar(0, 14.4, 1.5, 1.8)],
    ['ink', disc(4.5, 17.4, 2.6) + disc(14.5, 17.4, 2.6)],
    ['tint', disc(4.5, 17.4, 1) + disc(14.5, 17.4, 1)],
  ),
  house: thing(
    ['shelter', quarter(1, 0.5, 10, 'br')],
    ['held', bar(2, 10.5, 9, 9.5)],
    ['ink', panes(3.8, 12.6, 2, 2, 2.1, 1)],
    ['shelterLight', bar(11, 13, 7.6, 7)],
    ['shelter', bar(11, 11.2, 9, 1.8)],
    ['ink', arch(13.2, 14.8, 3.2, 5.2)],
  ),
  bed: thing(
    ['shelter', disc(11, 4.6, 4.6)],
    ['paper', bar(10, 1.8, 2, 5.6) + bar(8.2, 3.6, 5.6, 2)],
    ['shelter', bar(0, 10, 1.2, 10) + bar(18.8, 12.6, 1.2, 7.4) + bar(1.2, 16.8, 17.6, 1.2)],
    ['shelterLight', bar(1.2, 14.6, 17.6, 2.2)],
    ['ink', disc(3.9, 12.9, 1.7)],
    ['held', path`M6.4 14.6v-1a3 3 0 0 1 3 -3h9.4v4z`],
  ),
  family: thing(
    ['held', person(1, 7, 5.6, 13, 2.5)],
    ['shelter', person(12.6, 8, 5.4, 12, 2.3)],
    ['ink', person(7.4, 13.4, 4, 6.6, 1.7)],
  ),
  books: thing(
    ['shelter', path`M3.5 20a1.7 1.7 0 0 1 0 -3.4H18V20z`],
    ['held', path`M2 13.2h14.6a1.7 1.7 0 0 1 0 3.4H2z`],
    ['shelterLight', path`M5.5 9.8H17v3.4H5.5a1.7 1.7 0 0 1 0 -3.4z`],
    [
      'ink',
      half(11, 5.6, 3.8, 'down') + bar(4.4, 4, 13.2, 1.7) + bar(16.4, 5.4, 0.8, 3.2) + disc(16.8, 8.6, 0.9),
    ],
  ),
  laptop: thing(
    ['shelter', bar(2, 2, 16, 14.4)],
    ['shelterLight', bar(3.6, 3.6, 12.8, 11.2)],
    ['ink', ring(10, 8.6, 2.9, 1.7)],
    ['held', path`M6 8.4h8v2.2a4 4 0 0 1 -8 0z`],
    ['ink', disc(10, 10.2, 0.9) + bar(9.6, 10.6, 0.8, 2)],
    ['shelter', path`M0 17h20a3 3 0 0 1 -3 3H3a3 3 0 0 1 -3 -3z`],
  ),
  team: thing(
    ['shelterLight', person(0.6, 9.4, 5.4, 10.6, 2.3) + person(14, 9.4, 5.4, 10.6, 2.3)],
    ['shelter', person(3.6, 12.6, 4.6, 7.4, 1.9) + person(11.8, 12.6, 4.6, 7.4, 1.9)],
    ['held', person(7, 6.2, 6, 13.8, 2.6)],
  ),
  /** A person with a crutch, and one arm in a sling. */
  injured: thing(
    ['held', person(3, 7.4, 9, 12.6, 3.3)],
    ['paper', quarter(5, 12, 5.6, 'tr')],
    ['shelter', half(7.5, 3.2, 3.6)],
    ['ink', bar(14, 9, 4.6, 1.3) + bar(15.7, 9, 1.2, 11) + bar(15.7, 13.6, 3, 1.1)],
  ),
  savings: thing(
    ['shelter', person(1, 7.6, 6.4, 12.4, 2.8)],
    ['held', [0, 1, 2, 3].map((at) => pill(8.6, 17.8 - at * 2.6, 5, 2.1)).join('')],
    ['held', [0, 1, 2, 3, 4, 5].map((at) => pill(14.4, 17.8 - at * 2.6, 5, 2.1)).join('')],
  ),
  /** The policy itself, for products without another thing. */
  policy: thing(
    ['held', bar(3, 0, 14, 20)],
    ['ink', bar(5.4, 3, 8, 1.2) + bar(5.4, 6, 9.2, 1.2) + bar(5.4, 9, 5, 1.2)],
    ['shelter', drop(8.6, 11, 6.4)],
  ),
} satisfies Record<string, Picture>;
