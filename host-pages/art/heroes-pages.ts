import { beyond, downpour, hero, within } from './heroes-frame';
import { type Picture, person, rain, risk } from './picture';
import { bar, disc, drop, half, leaf, panes, quarter, ring, square } from './shapes';

/** People, a house and a tower under an arch, with rain and one drop outside it. */
export const covering = hero(
  ...downpour(within(60, 50, 47.5), within(26.4, 16.4, 6.4)),
  ['held', quarter(16, 6, 44, 'br')],
  ['paper', quarter(23, 13, 37, 'br')],
  ['ground', bar(50, 19, 10, 31)],
  ['paper', panes(51.7, 21.5, 2, 6, 2.4, 1.8)],
  ['mist', bar(52, 46, 6, 4)],
  ['ground', quarter(34.5, 24, 13.5, 'br')],
  ['held', bar(36, 37.5, 12, 12.5)],
  ['paper', panes(37.8, 40, 2, 2, 2.2, 0.8)],
  ['ink', bar(44, 41.5, 2.6, 8.5) + person(29.8, 42.2, 3.6, 7.8, 1.5)],
  ['neem', person(26.2, 44.6, 2.7, 5.4, 1.15)],
  risk(22.9, 12.9),
);

const leaves = () => {
  let data = '';
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 6; column++) {
      const [x, y] = [29 + column * 4.95, 3 + row * 4.95];
      const [dx, dy] = [x + 1.95 - 43.5, y + 1.95 - 17.5];
      if (Math.hypot(dx, dy) < 13.2 || (dx < 0 && dy > 0))
        data += leaf(x, y, 3.9, (row + column) % 2 ? '/' : '\\');
    }
  return data;
};

/**
 * A scene after the rain, for the marigold background. The large drop, with its tip down, is a neem tree. A swing hangs
 * from it.
 */
export const riskFree = hero(
  ['paper', disc(11, 13, 7.5)],
  ['dark', bar(41.8, 17.5, 3.4, 32.5)],
  ['plant', drop(27, 1, 33, 'bl')],
  ['sprout', leaves()],
  ['dark', bar(28.45, 34, 0.3, 11) + bar(35.25, 34, 0.3, 11) + bar(27.7, 45, 8.6, 0.9)],
  ['paper', person(29.8, 39.4, 4.4, 5.6, 1.9)],
  ['shelter', person(10.6, 38, 5.2, 12, 2.3)],
  ['dark', person(16.6, 39.6, 4.8, 10.4, 2.1)],
);

/** What brokers do: rain seen through a lens, which enlarges a single drop. */
export const services = hero(
  ...downpour(within(34, 21, 21), beyond(8, 27), beyond(48, 21)),
  ['held', disc(34, 21, 19) + bar(32, 39, 4, 6)],
  ['paper', disc(34, 21, 15.2)],
  ['shelter', half(34, 50, 9)],
  [
    'shelter',
    drop(26.5, 8.5, 4.6) +
      drop(36.9, 8.5, 4.6) +
      drop(20.6, 18.7, 4.6) +
      drop(42.8, 18.7, 4.6) +
      drop(26.5, 28.9, 4.6) +
      drop(36.9, 28.9, 4.6),
  ],
  ['paper', person(10, 37, 6.4, 13, 2.6)],
  ['plant', person(49, 38.6, 5.8, 11.4, 2.4)],
  risk(28, 15, 12),
);

/** Two people and a paper under one arc, next to the quote form. The rain extends beyond both sides. */
export const ask: Picture = {
  width: 60,
  height: 50,
  shapes: [
    ...rain(110, 24, (x, y) => Math.hypot(x - 30, y - 50) < 31 || Math.hypot(x - 7.7, y - 27.7) < 5.5, {
      left: -50,
    }),
    ['held', ring(30, 50, 28, 22)],
    ['paper', half(30, 50, 22)],
    ['ground', person(16, 40, 7, 10, 2.8)],
    ['ink', person(37, 40, 7, 10, 2.8)],
    ['held', square(26, 42, 8)],
    ['ink', bar(27.5, 44, 5, 0.8) + bar(27.5, 46, 5, 0.8)],
    risk(30 - 31.5 * Math.SQRT1_2 - 3.5, 50 - 31.5 * Math.SQRT1_2 - 3.5),
  ],
};
