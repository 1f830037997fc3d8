import { beyond, downpour, hero, within } from '../heroes-frame';
import { type LinePictures, person, risk, thing, tile } from '../picture';
import { arch, bar, disc, drop, half, panes, path, quarter } from '../shapes';

export const HOME_PICTURES: LinePictures = {
  tile: tile(
    ['tint', bar(0, 37, 40, 3)],
    ['shelter', quarter(3, 5, 17, 'br')],
    ['held', bar(5, 22, 15, 18)],
    ['paper', panes(8, 26, 2, 2, 3.6, 1) + bar(20, 25, 13, 15)],
    ['shelter', bar(20, 22, 16, 3)],
    ['dark', bar(24, 29, 5, 11) + bar(36, 30, 1, 10)],
    ['plant', drop(33, 24, 7, 'bl')],
    risk(26, 4),
  ),
  /**
   * A house with two open storeys under a quarter-disc roof. Its annexe and a neem tree are cropped at the picture's
   * edge.
   */
  hero: hero(
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
  ),
  thing: thing(
    ['shelter', quarter(1, 0.5, 10, 'br')],
    ['held', bar(2, 10.5, 9, 9.5)],
    ['ink', panes(3.8, 12.6, 2, 2, 2.1, 1)],
    ['shelterLight', bar(11, 13, 7.6, 7)],
    ['shelter', bar(11, 11.2, 9, 1.8)],
    ['ink', arch(13.2, 14.8, 3.2, 5.2)],
  ),
};
