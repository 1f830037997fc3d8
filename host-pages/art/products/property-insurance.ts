import { beyond, downpour, hero, within } from '../heroes-frame';
import { card, crate, type LinePictures, type ProductPictures, person, risk, thing, tile } from '../picture';
import { arch, bar, disc, drop, panes, quarter, ring, square } from '../shapes';
import { MARINE_PRODUCT_PICTURES } from './marine-insurance';

export const PROPERTY_PICTURES: LinePictures = {
  tile: tile(
    ['dark', bar(32, 4, 5, 22)],
    ['shelter', quarter(0, 14, 10, 'br') + quarter(10, 14, 10, 'br') + quarter(20, 14, 10, 'br')],
    ['held', bar(0, 24, 40, 16)],
    ['paper', panes(4, 28, 3, 1, 4, 2)],
    ['dark', arch(26, 28, 9, 12)],
    risk(19, 3),
  ),
  /** Saw-tooth roofs over a factory; goods at the gate. */
  hero: hero(
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
  ),
  thing: thing(
    ['ink', bar(15.6, 0.6, 2.8, 11)],
    ['shelter', quarter(0, 5.4, 5, 'br') + quarter(5, 5.4, 5, 'br') + quarter(10, 5.4, 5, 'br')],
    ['held', bar(0, 10.4, 20, 9.6)],
    ['ink', panes(2, 12.8, 3, 1, 2.2, 1.4) + arch(13.6, 13, 4, 7)],
  ),
};

/** Pictures of the category's products, keyed by the file name of the product's record. */
export const PROPERTY_PRODUCT_PICTURES = {
  'fire-policy': {
    card: card(
      ['tint', disc(41.6, 5.2, 4.6)],
      ['shelterLight', disc(30, 11.4, 2.6) + disc(34.4, 8, 3.4)],
      ['shelter', quarter(3, 2.5, 14, 'br') + bar(16.9, 13.5, 20.1, 3)],
      ['held', bar(4.5, 16.4, 30, 13.6)],
      ['paper', panes(7, 19, 2, 2, 3.2, 1.2)],
      ['ink', arch(19.5, 20, 5, 10) + square(27.6, 19.4, 4)],
      ['shelter', arch(48.5, 14, 7.4, 16)],
      ['held', bar(48.5, 20.4, 7.4, 4)],
      ['dark', bar(51.4, 11.4, 1.6, 2.8) + bar(48.6, 10.2, 7, 1.4)],
      risk(38.4, 13.6),
    ),
    thing: PROPERTY_PICTURES.thing,
  },
  'stock-declaration-policy': {
    card: card(
      ['shelter', bar(9, 3, 1.8, 27) + bar(35.2, 3, 1.8, 27) + bar(9, 10.2, 28, 1.4)],
      ['shelter', bar(9, 19.4, 28, 1.4) + bar(9, 28.6, 28, 1.4)],
      ...crate(12, 3.2, 7),
      ...crate(12, 12.4, 7),
      ...crate(19.6, 12.4, 7),
      ...crate(12, 21.6, 7),
      ...crate(19.6, 21.6, 7),
      ...crate(27.2, 21.6, 7),
      ['shelterLight', bar(42, 6, 16, 24) + bar(47, 4, 6, 3)],
      ['paper', bar(44, 9, 12, 21)],
      ['held', drop(45.6, 12, 2.8) + drop(45.6, 17, 2.8) + drop(45.6, 22, 2.8)],
      ['ink', bar(49.8, 12.8, 2, 1.2) + bar(49.8, 17.8, 3, 1.2) + bar(49.8, 22.8, 4.4, 1.2)],
      risk(0.6, 2, 6.6),
    ),
    thing: MARINE_PRODUCT_PICTURES['sales-turn-over-insurance-stop'].thing,
  },
  'industrial-all-risk-insurance': {
    card: card(
      ['dark', bar(50, 1, 5, 29)],
      ['shelter', [6, 17, 28, 39].map((x) => quarter(x, 5, 11, 'br')).join('')],
      ['held', bar(6, 16, 44, 14)],
      ['dark', bar(9.5, 18.5, 29, 11.5)],
      ['shelterLight', bar(11.5, 24, 8, 6) + bar(12.5, 20.5, 3, 4)],
      ['sprout', disc(26, 23.2, 3)],
      ['paper', disc(26, 23.2, 1)],
      ['shelterLight', disc(32.4, 25.6, 3.4)],
      ['paper', disc(32.4, 25.6, 1.1)],
      ['dark', arch(42, 20, 5.4, 10)],
      risk(1, 0.5, 6.5),
    ),
    thing: thing(
      ['shelter', bar(0.6, 4, 3, 12.4) + bar(0.6, 2, 13, 2.6) + bar(8.4, 4.6, 4, 3.4)],
      ['held', disc(10.4, 11, 4.4)],
      ['ink', disc(10.4, 11, 1.5)],
      ['shelterLight', disc(16.4, 13, 2.8)],
      ['ink', disc(16.4, 13, 0.9) + bar(0, 16.4, 20, 3.6)],
    ),
  },
  'burglary-insurance': {
    card: card(
      ['shelter', bar(12, 8, 40, 22)],
      ['shelterLight', bar(10, 5, 44, 3)],
      ['held', bar(22, 12, 20, 18)],
      ['ink', bar(31.7, 12, 0.6, 18)],
      ['paper', bar(14, 13, 5.8, 8) + bar(44.2, 13, 5.8, 8)],
      ['ink', [15.4, 16.6, 17.8, 45.6, 46.8, 48].map((x) => bar(x, 13, 0.6, 8)).join('')],
      ['ink', ring(32, 19, 3.4, 2.2) + bar(28, 19, 8, 6.4)],
      ['held', disc(32, 21.6, 1) + bar(31.5, 21.6, 1, 2.2)],
      risk(2, 1.5),
    ),
    thing: thing(
      ['held', bar(1.4, 2, 17.2, 16)],
      ['shelter', bar(3.6, 4.2, 12.8, 11.6)],
      ['held', disc(10, 10, 3.6)],
      ['ink', bar(9.5, 7.2, 1, 5.6) + bar(7.2, 9.5, 5.6, 1) + bar(3, 18, 3, 2) + bar(14, 18, 3, 2)],
    ),
  },
} satisfies Record<string, ProductPictures>;
