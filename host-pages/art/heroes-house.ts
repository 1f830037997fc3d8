import { downpour, hero, within } from './heroes-frame';
import { person, risk, type Shape } from './picture';
import { car } from './products/motor-insurance';
import { arch, bar, disc, drop, leaf, panes, quarter, ring } from './shapes';

// Each of these functions draws one thing that a household insures, in an arch of `individual` (below). The arch is 12
// units wide, and its lower left corner is at x, y.

const house = (x: number, y: number): Shape[] => [
  ['ground', quarter(x + 1.6, y - 11.6, 5.6, 'br')],
  ['held', bar(x + 2.2, y - 6, 5, 6)],
  ['shelter', bar(x + 7.2, y - 4.6, 3.6, 4.6)],
  ['paper', panes(x + 3.1, y - 5, 2, 1, 1.3, 0.6)],
  ['ink', arch(x + 8, y - 3.6, 1.8, 3.6) + bar(x + 4, y - 2.6, 1.4, 2.6)],
];

const umbrella = (x: number, y: number): Shape[] => [
  ['held', quarter(x + 1.4, y - 12.4, 4.6, 'br')],
  ['amber', quarter(x + 6, y - 12.4, 4.6, 'bl')],
  ['ink', bar(x + 5.7, y - 7.8, 0.6, 7.8)],
  ['ground', person(x + 2.2, y - 4.2, 2.5, 4.2, 1)],
  ['neem', person(x + 7.4, y - 3.4, 2.1, 3.4, 0.85)],
];

const care = (x: number, y: number): Shape[] => [
  ['ground', drop(x + 1.6, y - 11.4, 8.8)],
  ['held', `M${x + 5} ${y - 10}h2v2h2v2h-2v2h-2v-2h-2v-2h2z`],
];

const books = (x: number, y: number): Shape[] => [
  ['ground', bar(x + 1.6, y - 2.2, 8.8, 2.2)],
  ['held', bar(x + 2.4, y - 4.4, 7.6, 2.2)],
  ['ink', bar(x + 5.7, y - 10.2, 0.6, 5.8)],
  ['neem', leaf(x + 6, y - 9.4, 3.6, '/') + leaf(x + 2.4, y - 9.2, 3.6)],
  ['neem', `M${x + 6} ${y - 9.8}l-.85-.85a1.2 1.2 0 1 1 1.7 0z`],
];

const lock = (x: number, y: number): Shape[] => [
  ['ground', ring(x + 6, y - 7.4, 3.4, 1.9)],
  ['held', `M${x + 1.4} ${y - 7.4}h9.2v2.6a4.6 4.6 0 0 1-9.2 0z`],
  ['ink', disc(x + 6, y - 4.8, 1.1) + bar(x + 5.6, y - 4.4, 0.8, 2.3)],
];

/** A house of arches, each with one thing that a household insures. */
export const individual = hero(
  ...downpour(
    (x, y) => x > 10.5 && y > 5.5 && Math.hypot(Math.min(0, x - 28), Math.min(0, y - 23)) < 17.5,
    within(13.5, 9, 6.5),
  ),
  ['held', 'M13 50V23A15 15 0 0 1 28 8H60V50z'],
  ['paper', [17, 31.5, 46].map((x) => arch(x, 12, 12, 16.5) + arch(x, 33, 12, 17)).join('')],
  ...house(17, 28.5),
  ...umbrella(31.5, 28.5),
  ...care(46, 28.5),
  ...car(17.4, 50, 0.28),
  ...books(31.5, 50),
  ...lock(46, 50),
  risk(10, 5.5),
);
