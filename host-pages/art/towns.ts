import { card, type Picture } from './picture';
import { arch, bar, disc, drop, half, panes, square, waves } from './shapes';

const minaret = (x: number): string => bar(x, 7, 2.6, 23) + half(x + 1.3, 7, 1.9) + disc(x + 1.3, 4.6, 0.6);

/** Makes a picture whose shapes continue beyond its sides. The panel around the picture crops them. */
const panorama = (picture: Picture): Picture => ({ ...picture, overflows: true });

/** The Charminar, between the new town and the rocks. */
export const hyderabad = panorama(
  card(
    ['tint', half(-9, 30, 9) + half(74, 30, 7)],
    ['shelterLight', half(-20, 30, 6) + bar(64, 19, 6, 11)],
    ['shelterLight', half(46, 30, 4.6)],
    ['tint', half(54.5, 30, 8.4)],
    ['shelter', bar(1, 9, 8, 21)],
    ['shelterLight', bar(9, 14, 7, 16)],
    ['paper', panes(2.4, 11, 3, 6, 1.2, 0.9) + panes(10.2, 16, 2, 4, 1.6, 1.2)],
    ['held', bar(21, 13, 18, 17) + minaret(19.4) + minaret(38)],
    ['amber', bar(19.4, 16.6, 21.2, 1) + bar(19, 11, 3.4, 0.9) + bar(37.6, 11, 3.4, 0.9)],
    ['ground', arch(25.5, 19, 9, 11)],
    ['paper', [23.4, 26.2, 29, 31.8, 34.6].map((x) => arch(x, 13.8, 1.6, 2.4)).join('')],
    ['plant', drop(49, 17, 7, 'bl')],
    ['dark', bar(52.1, 20.5, 0.8, 9.5)],
  ),
);

/**
 * Position of the barrage's left end, and number of its arches: enough for a panel 3.5 times as wide as the picture.
 */
const [LEFT, ARCHES] = [-75, 28];

/** The barrage over the river, between the hills. */
export const vijayawada = panorama(
  card(
    ['held', disc(33.75, 6.2, 4)],
    ['sprout', half(24, 20, 10) + half(50, 20, 12) + half(-17, 20, 14)],
    ['plant', half(11, 20, 15) + half(79, 20, 17)],
    ['shelter', bar(LEFT, 14, 7.5 * ARCHES, 12)],
    [
      'ground',
      Array.from({ length: ARCHES }, (_, at) => arch(LEFT + 1.2 + at * 7.5, 17.2, 5.1, 8.8)).join(''),
    ],
    [
      'shelterLight',
      Array.from({ length: ARCHES }, (_, at) => bar(LEFT + 1.2 + at * 7.5, 22, 5.1, 4)).join(''),
    ],
    ['held', Array.from({ length: ARCHES }, (_, at) => square(LEFT - 0.9 + at * 7.5, 11.4, 1.8)).join('')],
    ['shelterLight', waves(LEFT, 26, 35, 3) + bar(LEFT, 26, 210, 4)],
    ['tint', waves(LEFT - 3, 30, 36, 3)],
  ),
);
