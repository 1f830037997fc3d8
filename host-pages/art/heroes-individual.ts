import { beyond, downpour, hero, within } from './heroes-frame';
import { person, risk, type Shape } from './picture';
import { arch, bar, disc, drop, half, leaf, panes, path, quarter, ring, square } from './shapes';

/** Draws a car that faces right, with its wheels at y. `u` is a fortieth of its length. */
export const car = (x: number, y: number, u: number): Shape[] => {
  const top = y - 40 * u;
  const at = (dx: number) => x + dx * u;
  const down = (dy: number) => top + dy * u;
  return [
    [
      'ground',
      path`M${at(6)} ${down(21)}a${11 * u} ${11 * u} 0 0 1 ${11 * u} ${-11 * u}h${5 * u}a${11 * u} ${11 * u} 0 0 1 ${11 * u} ${11 * u}z`,
    ],
    ['paper', quarter(at(9.5), down(13.5), 7.5 * u, 'br') + quarter(at(21.5), down(13.5), 7.5 * u, 'bl')],
    [
      'held',
      path`M${x} ${down(21)}h${30 * u}a${10 * u} ${10 * u} 0 0 1 ${10 * u} ${10 * u}v${4 * u}h${-40 * u}z`,
    ],
    ['ground', bar(x, down(25), 3 * u, 3.5 * u)],
    ['paper', drop(at(35), down(25.5), 3.5 * u, 'br')],
    ['ink', disc(at(9), down(34.5), 5.5 * u) + disc(at(29), down(34.5), 5.5 * u)],
    ['paper', disc(at(9), down(34.5), 2 * u) + disc(at(29), down(34.5), 2 * u)],
  ];
};

/** Draws half a disc around cx on the ground at y, cropped at the picture's right edge. */
const vault = (cx: number, y: number, r: number): string =>
  path`M${cx - r} ${y}A${r} ${r} 0 0 1 60 ${y - Math.sqrt(r * r - (60 - cx) ** 2)}V${y}z`;

/** A car under a bridge. The road continues to the left, past a milestone. */
export const motor = hero(
  ...downpour(within(40, 46, 36.5), within(13.5, 19.5, 6.5), beyond(0, 40)),
  ['held', vault(40, 46, 34)],
  ['paper', vault(40, 46, 28)],
  ['shelter', bar(48, 25, 6, 21) + bar(54, 30, 6, 16)],
  ['paper', panes(49.3, 27, 2, 2, 1.4, 0.7)],
  ['neem', drop(16.2, 34.5, 7, 'bl')],
  ['ink', bar(19.2, 38, 1, 8)],
  ['ink', bar(-105, 46, 165, 4)],
  ['paper', Array.from({ length: 21 }, (_, dash) => bar(-104 + dash * 8, 47.7, 4, 0.6)).join('')],
  ...car(22, 48, 0.84),
  ['paper', bar(-1, 42.5, 4, 3.5)],
  ['held', half(1, 42.5, 2)],
  risk(10, 16),
);

/** Two open storeys under a quarter-disc roof; the annexe and the neem tree run off the edge. */
export const home = hero(
  ...downpour(within(37, 25, 26.5), within(13.5, 6, 7), beyond(11, 23), beyond(40, 6)),
  ['plant', drop(43, 4, 17, 'bl')],
  ['dark', bar(50.7, 12.5, 1.6, 14)],
  ['held', quarter(14, 2, 23, 'br')],
  ['paper', disc(29.5, 17.5, 3.2)],
  ['shelter', bar(16, 25, 21, 25)],
  ['paper', bar(18, 27, 17, 10) + bar(18, 39, 17, 11)],
  ['ground', arch(30, 29, 3.4, 5)],
  ['ink', bar(19.2, 35.2, 9.6, 0.9) + bar(19.2, 31, 0.9, 6) + bar(27.9, 35.2, 0.9, 1.8)],
  ['held', path`M22.6 35.2v-1.3a1.6 1.6 0 0 1 1.6-1.6h4.6v2.9z`],
  ['ground', disc(21.5, 33.8, 1.3)],
  ['ink', bar(26.2, 39, 0.5, 2)],
  ['held', half(26.45, 42.4, 1.9)],
  ['ground', person(19.4, 44.2, 3.4, 5.8, 1.4)],
  ['neem', person(30, 45, 3, 5, 1.3)],
  ['ink', bar(24, 45.4, 5, 0.8) + bar(26.1, 46.2, 0.8, 3.8)],
  ['paper', bar(37, 29, 23, 21)],
  ['shelter', bar(37, 25, 23, 4)],
  ['held', arch(40, 34, 7, 16)],
  ['ink', disc(45.2, 43, 0.6)],
  ['ground', quarter(50, 33, 7, 'br') + bar(50, 40.5, 7, 3)],
  ['plant', half(53.5, 50, 4)],
  risk(10, 2.4),
);

/** A ward inside the drop: the bed, the cross above it, a visitor. */
export const health = hero(
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
);

/** Three generations under one umbrella. */
export const life = hero(
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
);

/** A stack of books under the school's arch, from which a plant grows. */
export const childEducation = hero(
  ...downpour((x, y) => x > 15 && (y > 26 || Math.hypot(x - 43, y - 27) < 26), within(22.5, 6.5, 6.5)),
  ['held', path`M20 50V27A23 23 0 0 1 60 ${27 - Math.sqrt(240)}V50z`],
  ['paper', path`M25 50V27A18 18 0 0 1 60 ${27 - Math.sqrt(35)}V50z`],
  ['shelter', bar(15, 47.4, 45, 2.6)],
  ['ground', 'M29.2 47.4a2.7 2.7 0 0 1 0-5.4H51v5.4z'],
  ['held', 'M27 36.6h20.3a2.7 2.7 0 0 1 0 5.4H27z'],
  ['mist', 'M31.7 31.2H48v5.4H31.7a2.7 2.7 0 0 1 0-5.4z'],
  ['ink', bar(37.3, 19, 1.4, 12.2)],
  ['neem', leaf(38, 22, 8.6, '/') + leaf(29.4, 22.6, 8.6)],
  ['plant', leaf(38, 17, 6.4, '/') + leaf(31.6, 17.6, 6.4)],
  ['neem', 'M38 19.68l-1.84-1.84a2.6 2.6 0 1 1 3.68 0z'],
  ['neem', person(52.6, 37.4, 5.2, 10, 2.3)],
  ['held', bar(51.6, 41.4, 7.2, 3.8)],
  ['ink', bar(54.9, 41.4, 0.6, 3.8)],
  risk(19, 3),
);

/** Draws cells of a chequered board, each four units wide, from the corner at x, y. */
const cells = (
  x: number,
  y: number,
  ...places: readonly (readonly [column: number, row: number])[]
): string => places.map(([column, row]) => square(x + column * 4, y + row * 4, 4)).join('');

/** A lock, with data as squares around it and safe inside it. */
export const cyber = hero(
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
);
