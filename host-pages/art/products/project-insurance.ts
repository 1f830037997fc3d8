import { beyond, downpour, hero } from '../heroes-frame';
import { pill } from '../objects';
import { card, type LinePictures, type ProductPictures, person, risk, thing, tile } from '../picture';
import { arch, bar, disc, half, panes, quarter, ring, square, waves } from '../shapes';

export const PROJECT_PICTURES: LinePictures = {
  tile: tile(
    ['dark', bar(6, 2, 3, 38) + bar(0, 6, 38, 3)],
    ['shelterLight', square(0, 9, 5)],
    ['dark', bar(26.6, 9, 0.8, 6)],
    ['shelter', bar(12, 30, 13, 10)],
    ['dark', arch(15.5, 33, 6, 7)],
    ['held', square(25, 25, 15)],
    ['shelterLight', quarter(12, 20, 10, 'br')],
    ['paper', panes(28, 28, 2, 2, 3.5, 2)],
    risk(26.6, 15),
  ),
  /** A crane from which the risk hangs, over a dome. The dome shelters the building work. */
  hero: hero(
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
  ),
  thing: thing(
    ['ink', bar(2.4, 0.4, 1.6, 19.6) + bar(0, 2, 16.6, 1.5) + bar(12.6, 3.5, 0.6, 3)],
    ['shelterLight', bar(0.4, 3.5, 2, 2.6)],
    ['shelter', bar(11, 6.5, 3.8, 2.4)],
    ['held', bar(6.4, 10.6, 12.6, 9.4)],
    ['ink', panes(8.2, 12.4, 3, 2, 2, 1.3)],
  ),
};

/** Pictures of the category's products, keyed by the file name of the product's record. */
export const PROJECT_PRODUCT_PICTURES = {
  // A crane lowers a vessel onto its saddles, next to an erected column.
  'erection-all-risk-insurance': {
    card: card(
      ['dark', bar(9, 1, 2.4, 29) + bar(1, 4, 43, 2.2) + bar(33.1, 6, 0.8, 5)],
      ['shelterLight', square(2, 6.2, 5) + bar(6.5, 27.5, 7.4, 2.5)],
      ['held', pill(21.5, 11, 24, 9)],
      ['dark', bar(28, 11, 1.2, 9) + bar(37.8, 11, 1.2, 9)],
      ['shelter', quarter(24, 24, 6, 'bl') + quarter(37, 24, 6, 'br') + bar(24, 27.6, 19, 2.4)],
      ['shelter', arch(49, 10, 9, 20)],
      ['shelterLight', bar(49, 18, 9, 1.6) + bar(49, 24, 9, 1.6)],
      ['dark', person(15.6, 20.6, 4.6, 9.4, 1.9)],
      risk(48.5, 1),
    ),
    thing: thing(
      ['shelter', arch(15.2, 2, 4.6, 18)],
      ['shelterLight', bar(15.2, 8, 4.6, 1) + bar(15.2, 14, 4.6, 1)],
      ['shelter', bar(2.6, 14, 2.4, 6) + bar(9.4, 14, 2.4, 6)],
      ['held', pill(0, 7.6, 14.4, 8)],
      ['ink', bar(4, 7.6, 0.9, 8) + bar(9.6, 7.6, 0.9, 8) + bar(6.4, 4.6, 1.6, 3)],
    ),
  },
  // A bridge with two complete spans. The third is being built.
  'contractors-all-risk-insurance': {
    card: card(
      ['tint', waves(0, 30, 12, 2.5)],
      ['dark', [17, 21.6, 26.2, 30.8, 35.4].map((x) => bar(x, 7, 0.8, 12)).join('')],
      ['shelter', ring(26.6, 19, 17.5, 14.5)],
      ['held', bar(0, 18, 49, 3) + bar(6, 21, 4, 9) + bar(24.6, 21, 4, 9) + bar(43, 21, 4, 9)],
      ['dark', bar(49, 18.6, 4, 0.6) + bar(49, 20, 6, 0.6)],
      ['dark', person(47.5, 13.2, 2.8, 4.8, 1.2)],
      ['shelterLight', square(22, 13.6, 4.4) + square(27, 13.6, 4.4)],
      risk(2.5, 3),
    ),
    thing: thing(
      ['shelter', ring(10, 13, 8.4, 6.9)],
      ['ink', [4.7, 7.2, 9.7, 12.2, 14.7].map((x) => bar(x, 7.4, 0.6, 5.6)).join('')],
      ['held', bar(0, 12.4, 20, 2.2) + bar(2, 14.6, 2.4, 5.4) + bar(15.6, 14.6, 2.4, 5.4)],
      ['shelterLight', waves(4.4, 20, 4, 1.4)],
    ),
  },
  'contractors-plant-and-machinery': {
    card: card(
      ['shelter', quarter(0, 1.5, 28.5, 'br')],
      ['held', ring(36, 13.5, 13, 9.4)],
      ['held', bar(9, 16, 19, 8) + quarter(10, 6, 10, 'br')],
      ['paper', quarter(13, 9, 5.4, 'br')],
      ['ink', disc(24.8, 14.6, 1.1)],
      ['dark', pill(7, 23.4, 23, 6.6)],
      ['tint', disc(10.6, 26.7, 1.6) + disc(18.5, 26.7, 1.6) + disc(26.4, 26.7, 1.6)],
      ['dark', quarter(40, 13.5, 9, 'tr')],
      ['tint', half(51, 30, 8)],
      ['shelterLight', half(42, 30, 5)],
      risk(52, 3.5),
    ),
    thing: thing(
      ['shelter', ring(14, 10, 5.6, 3.9)],
      ['held', bar(2, 10.4, 9, 5) + quarter(2.4, 4.4, 6, 'br')],
      ['ink', quarter(4.2, 6.4, 3.2, 'br') + quarter(14.6, 10, 5, 'tr')],
      ['ink', pill(0.6, 15.6, 12, 4.4)],
      ['tint', disc(3, 17.8, 1.1) + disc(6.6, 17.8, 1.1) + disc(10.2, 17.8, 1.1)],
    ),
  },
} satisfies Record<string, ProductPictures>;
