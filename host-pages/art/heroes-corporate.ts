import { beyond, downpour, hero, within } from './heroes-frame';
import { person, risk } from './picture';
import { arch, bar, disc, half, leaf, panes, quarter, ring, square } from './shapes';

/** The risk hangs from a crane, over a dome that shelters the work. */
export const project = hero(
  ...downpour((x, y) => (y > 1 && y < 17) || (x > 9 && x < 17), beyond(38, 0), beyond(21, 17)),
  ['paper', bar(11, 0, 4, 50) + bar(3, 4, 55, 3.4)],
  ['ground', panes(11.9, 8.6, 1, 12, 2.2, 1.3) + panes(17, 4.9, 12, 1, 1.7, 1.7)],
  ['shelterLight', bar(4, 7.4, 5.5, 6)],
  ['held', quarter(15, 7.4, 5, 'tl')],
  ['paper', bar(30, 7.4, 0.8, 5.6)],
  ['shelter', bar(42, 18, 18, 32)],
  ['ground', panes(44.4, 20.6, 4, 6, 2.6, 1.3)],
  ['shelterLight', bar(43, 12.4, 1.4, 5.6) + bar(50, 12.4, 1.4, 5.6) + bar(57, 12.4, 1.4, 5.6)],
  ['held', quarter(24, 19, 18, 'br')],
  ['paper', bar(24, 37, 18, 13)],
  ['ground', arch(27, 40, 5.4, 10)],
  ['neem', person(34.2, 43.4, 3.2, 6.6, 1.4)],
  ['ink', person(38.2, 43, 3.2, 7, 1.4)],
  ['held', half(35.8, 41.4, 1.7) + half(39.8, 41, 1.7)],
  ['ground', arch(47.5, 44, 7, 6)],
  risk(30, 13),
);

/** Scales whose beam is the shelter. One pan holds the risk, the other the buildings. */
export const liability = hero(
  ...downpour(within(34, 26, 23.5), (x, y) => y > 26 && x > 5),
  ['held', ring(34, 26, 21, 16)],
  ['paper', disc(34, 5.5, 3.2) + bar(33, 8, 2, 36)],
  ['shelterLight', bar(15.1, 26, 0.8, 4) + bar(52.1, 26, 0.8, 4)],
  ['shelter', half(15.5, 38, 7.5, 'down') + half(52.5, 38, 7.5, 'down')],
  ['held', square(48, 29, 9)],
  ['ink', bar(48, 33, 9, 1)],
  ['shelter', bar(21, 47, 26, 3)],
  ['shelterLight', bar(24, 44, 20, 3)],
  ['paper', person(25.4, 31, 5.4, 13, 2.3)],
  ['plant', person(37.2, 33.6, 5, 10.4, 2.1)],
  risk(11, 29, 9),
);

const bust = (x: number, y: number, u: number): string =>
  disc(x + u / 2, y + 0.34 * u, 0.21 * u) + half(x + u / 2, y + u, 0.4 * u);

/** A team and its benefits, as squares around a quarter of shelter. */
export const employeeBenefits = hero(
  ...downpour(beyond(27.5, 2), beyond(12.5, 17), within(30, 20, 17.5), within(16.2, 6.2, 6.5)),
  ['held', quarter(15, 5, 15, 'br')],
  ['paper', square(30, 5, 15)],
  ['ground', bust(30, 5, 15)],
  ['shelter', square(45, 5, 15)],
  ['paper', 'M51 8h3v3h3v3h-3v3h-3v-3h-3v-3h3z'],
  ['shelter', square(15, 20, 15)],
  ['ink', bust(15, 20, 15)],
  ['shelterLight', square(30, 20, 15)],
  ['held', half(37.5, 28.5, 5.5)],
  ['paper', bar(37, 28.5, 1, 5)],
  ['held', square(45, 20, 15)],
  ['ground', bust(45, 20, 15)],
  ['held', square(15, 35, 15)],
  ['paper', bust(15, 35, 15)],
  ['neem', square(30, 35, 15)],
  ['sprout', leaf(32, 37, 11, '/')],
  ['paper', square(45, 35, 15)],
  ['neem', bust(45, 35, 15)],
  risk(12.7, 2.7),
);

/** Saw-tooth roofs over the works; goods at the gate. */
export const property = hero(
  ...downpour(beyond(9, 10.5), within(28.5, 5.5, 6.5), beyond(46, -4)),
  ['paper', bar(50, 2, 6, 26)],
  ['held', bar(50, 5, 6, 3)],
  ['shelter', quarter(12, 13, 14, 'br') + quarter(40, 13, 14, 'br')],
  ['paper', quarter(26, 13, 14, 'br')],
  ['held', bar(12, 27, 48, 23)],
  ['paper', panes(15, 30, 8, 1, 3.4, 2.2)],
  ['ground', arch(15, 38, 6, 12) + arch(26, 36.5, 12, 13.5) + arch(43, 36.5, 12, 13.5)],
  ['shelter', square(27.2, 45.4, 4.6) + square(32.2, 45.4, 4.6)],
  ['paper', square(29.7, 40.8, 4.6)],
  ['paper', bar(44.5, 43.4, 6, 4)],
  ['shelter', quarter(50.5, 43.4, 4, 'bl')],
  ['ink', disc(46.6, 48.2, 1.8) + disc(52.2, 48.2, 1.8)],
  ['paper', person(16.3, 43, 3.4, 7, 1.5)],
  risk(25, 2),
);
