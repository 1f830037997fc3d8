import { downpour, hero, within } from '../heroes-frame';
import { type LinePictures, person, risk, thing, tile } from '../picture';
import { bar, disc, half, leaf, path } from '../shapes';

export const CHILD_EDUCATION_PICTURES: LinePictures = {
  tile: tile(
    ['shelter', 'M7 40a3 3 0 0 1 0-6h29v6z'],
    ['held', 'M6 28h25a3 3 0 0 1 0 6H6z'],
    ['shelterLight', 'M12 22h22v6H12a3 3 0 0 1 0-6z'],
    ['dark', bar(20.2, 8, 1.6, 14)],
    ['plant', leaf(21, 8, 9, '/') + leaf(12, 9, 9)],
    ['plant', 'M21 8.76 19.02 6.78a2.8 2.8 0 1 1 3.96 0z'],
    risk(2, 2),
  ),
  /** A plant that grows from a stack of books, under a school's arch. */
  hero: hero(
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
  ),
  thing: thing(
    ['shelter', path`M3.5 20a1.7 1.7 0 0 1 0 -3.4H18V20z`],
    ['held', path`M2 13.2h14.6a1.7 1.7 0 0 1 0 3.4H2z`],
    ['shelterLight', path`M5.5 9.8H17v3.4H5.5a1.7 1.7 0 0 1 0 -3.4z`],
    [
      'ink',
      half(11, 5.6, 3.8, 'down') + bar(4.4, 4, 13.2, 1.7) + bar(16.4, 5.4, 0.8, 3.2) + disc(16.8, 8.6, 0.9),
    ],
  ),
};
