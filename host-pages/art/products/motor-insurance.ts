import { beyond, downpour, hero, within } from '../heroes-frame';
import { type LinePictures, risk, type Shape, thing, tile } from '../picture';
import { bar, disc, drop, half, panes, path, quarter } from '../shapes';

/** Draws a car that faces right. Its wheels stand on y, and its length is 40 times `u`. */
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

/** Draws half a disc, cropped at x = 60, the picture's right edge. The disc's centre is on the ground, at cx, y. */
const vault = (cx: number, y: number, r: number): string =>
  path`M${cx - r} ${y}A${r} ${r} 0 0 1 60 ${y - Math.sqrt(r * r - (60 - cx) ** 2)}V${y}z`;

export const MOTOR_PICTURES: LinePictures = {
  tile: tile(
    ['tint', bar(0, 36, 40, 4)],
    ['shelter', 'M6 21a11 11 0 0 1 11-11h5a11 11 0 0 1 11 11z'],
    ['paper', quarter(9.5, 13.5, 7.5, 'br') + quarter(21.5, 13.5, 7.5, 'bl')],
    ['held', 'M0 21h30a10 10 0 0 1 10 10v4H0z'],
    ['shelter', bar(0, 25, 3, 3.5)],
    ['paper', drop(35, 25.5, 3.5, 'br')],
    ['dark', disc(9, 34.5, 5.5) + disc(29, 34.5, 5.5)],
    ['tint', disc(9, 34.5, 2) + disc(29, 34.5, 2)],
    risk(31, 2),
  ),
  /** A car under a bridge. The road continues to the left, past a milestone. */
  hero: hero(
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
  ),
  thing: thing(
    ['shelter', 'M3 13a5.5 5.5 0 0 1 5.5-5.5h2.5a5.5 5.5 0 0 1 5.5 5.5z'],
    ['paper', quarter(4.75, 9.25, 3.75, 'br') + quarter(10.75, 9.25, 3.75, 'bl')],
    ['held', 'M0 13h15a5 5 0 0 1 5 5H0z'],
    ['shelter', bar(0, 14.4, 1.5, 1.8)],
    ['ink', disc(4.5, 17.4, 2.6) + disc(14.5, 17.4, 2.6)],
    ['tint', disc(4.5, 17.4, 1) + disc(14.5, 17.4, 1)],
  ),
};
