import type { Picture } from './picture';
import { bar, disc, drop, leaf } from './shapes';

/** Start and size of each column and row of houses. The gaps between the houses are the streets and a river. */
const COLUMNS = [
  [-1, 8],
  [8, 10],
  [19, 7],
  [27, 12],
  [40, 9],
  [50, 7.5],
  [58.5, 11.5],
  [71, 8],
  [88, 8],
  [97, 12],
  [110, 11],
] as const;
const ROWS = [
  [-1, 6],
  [6, 6],
  [14, 6],
  [21, 10],
] as const;

type At = readonly [column: number, row: number];

const block = ([column, row]: At) => {
  const [[x, width], [y, height]] = [COLUMNS[column], ROWS[row]] as [
    (typeof COLUMNS)[number],
    (typeof ROWS)[number],
  ];
  return bar(x, y, width, height);
};

const ALL = COLUMNS.flatMap((_, column) => ROWS.map((_, row): At => [column, row]));
const SQUARES: readonly At[] = [
  [1, 1],
  [4, 0],
  [6, 2],
  [8, 3],
  [10, 1],
];

/**
 * A town from above with a pin at the office. The page shows this drawing until the map has loaded. The drawing is not a
 * map of a real town, so it has no street names.
 */
export const TOWN_PLAN: Picture = {
  width: 120,
  height: 30,
  shapes: [
    ['tint', ALL.map(block).join('')],
    ['paper', SQUARES.map(block).join('')],
    ['shelterLight', bar(81, -1, 5, 32)],
    ['ground', bar(81, 12, 5, 2)],
    ['sprout', block([3, 2]) + block([9, 0])],
    ['neem', leaf(28.2, 15, 4) + leaf(34, 15, 4, '/') + drop(98.5, 0, 4, 'bl') + disc(106, 2.2, 1.7)],
    ['shelter', drop(58, 3.5, 9.5, 'bl')],
    ['held', disc(62.75, 8.25, 2.6)],
  ],
};
