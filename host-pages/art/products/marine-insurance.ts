import { card, crate, type LinePictures, type ProductPictures, rain, risk, thing, tile } from '../picture';
import { arch, bar, disc, drop, half, leaf, panes, path, quarter, ring, square, waves } from '../shapes';

const [DECK, UPPER, LOWER] = [33.5, 17.8, 25.8];

export const MARINE_PICTURES: LinePictures = {
  tile: tile(
    ['held', square(7, 14, 9)],
    ['shelterLight', square(16, 14, 9)],
    ['plant', square(7, 5, 9)],
    ['paper', bar(28, 10, 7, 13)],
    ['dark', square(30, 13, 3)],
    ['shelter', 'M1 23h38a12 12 0 0 1-12 12H13A12 12 0 0 1 1 23z'],
    ['shelterLight', waves(0, 40, 4, 5)],
    risk(19, 3),
  ),
  /** A ship with many kinds of crates under one arc. The sea continues to the left, below the text. */
  hero: {
    width: 72,
    height: 50,
    shapes: [
      ...rain(
        72,
        50,
        (x, y) =>
          Math.hypot(x - 32, y - 33.4) < 26.5 ||
          y > 30 ||
          Math.hypot(x - 12.6, y - 13.8) < 6 ||
          (x < 7 && y > 16) ||
          (x > 56 && y > 7),
        { top: -30 },
      ),
      ['held', ring(32, 33.4, 24, 21)],
      ['held', square(16, LOWER, 7.6)],
      ['ink', drop(17.8, LOWER + 1.8, 4)],
      ['paper', square(24, LOWER, 7.6)],
      ['plant', quarter(24, LOWER, 7.6, 'br')],
      ['shelterLight', square(32, LOWER, 7.6)],
      ['paper', leaf(33.3, LOWER + 1.3, 5)],
      ['shelter', square(40, LOWER, 7.6)],
      ['ink', quarter(40, LOWER, 7.6, 'bl')],
      ['shelter', square(20, UPPER, 7.6)],
      ['ink', leaf(21.3, UPPER + 1.3, 5, '/')],
      ['plant', square(28, UPPER, 7.6)],
      ['paper', disc(31.8, UPPER + 3.8, 2.2)],
      ['held', square(36, UPPER, 7.6)],
      ['paper', quarter(36, UPPER, 7.6, 'tl')],
      ['paper', bar(59, 14.8, 8, 18.7)],
      ['ink', bar(60.5, 17.5, 5, 2.4) + panes(60.5, 22, 2, 1, 2, 1)],
      ['held', bar(60.5, 9.8, 3, 5)],
      ['shelter', `M3 ${DECK}H70a13 13 0 0 1-13 13H16a13 13 0 0 1-13-13z`],
      ['paper', `M3 ${DECK}H70a13 13 0 0 1-.35 3H3.35a13 13 0 0 1-.35-3z`],
      ['ink', disc(61, 40.3, 1.3)],
      ['shelterLight', waves(-102, 47, 29, 3) + bar(-102, 47, 174, 3)],
      ['tint', waves(-105, 50, 30, 3)],
      risk(9.05, 10.45),
    ],
  },
  thing: thing(
    ['held', square(3.4, 7.2, 4.2) + square(8, 7.2, 4.2) + square(5.6, 2.8, 4.2)],
    ['ink', bar(3.4, 9, 4.2, 0.7) + bar(8, 9, 4.2, 0.7) + bar(5.6, 4.6, 4.2, 0.7)],
    ['shelterLight', bar(13.6, 5, 3.4, 6.6)],
    ['shelter', path`M0.4 11.6h19.2a6 6 0 0 1 -6 6H6.4a6 6 0 0 1 -6 -6z`],
    ['shelterLight', waves(0, 20, 4, 2.5)],
  ),
};

/** Pictures of the category's products, keyed by the file name of the product's record. */
export const MARINE_PRODUCT_PICTURES = {
  'marine-open-policy-cover': {
    card: card(
      ...crate(13, 8.4, 7),
      ...crate(20.4, 8.4, 7),
      ...crate(27.8, 8.4, 7),
      ...crate(35.2, 8.4, 7),
      ...crate(20.4, 1, 7),
      ...crate(27.8, 1, 7),
      ['shelterLight', bar(45, 3.6, 7, 12)],
      ['paper', bar(46.5, 6, 4, 1.8)],
      ['shelter', bar(46.8, 0.4, 3, 3.2)],
      ['shelter', path`M8 15.4h48a12 12 0 0 1 -12 12H20a12 12 0 0 1 -12 -12z`],
      ['paper', disc(50, 19.6, 1)],
      ['shelterLight', waves(0, 30, 10, 3)],
      risk(3, 2),
    ),
    thing: MARINE_PICTURES.thing,
  },
  'single-transit-insurance': {
    card: card(
      ['shelter', bar(6, 5, 27, 20)],
      ...crate(14, 10, 11),
      ['shelterLight', quarter(34, 11, 11, 'bl') + bar(34, 21.9, 13, 3.1)],
      ['paper', quarter(35.5, 13.5, 6, 'bl')],
      ['tint', bar(0, 29, 60, 1)],
      ['dark', disc(13, 25.5, 3.8) + disc(40, 25.5, 3.8)],
      ['tint', disc(13, 25.5, 1.4) + disc(40, 25.5, 1.4)],
      risk(50, 4),
    ),
    thing: thing(
      ['shelter', bar(0, 6, 12.6, 10.6)],
      ['held', square(2.6, 8, 6.6)],
      ['ink', bar(2.6, 10.8, 6.6, 0.9)],
      ['shelterLight', quarter(13.2, 9.2, 5.4, 'bl') + bar(13.2, 14.4, 6.6, 2.2)],
      ['ink', disc(3.8, 17.6, 2.4) + disc(15.4, 17.6, 2.4)],
      ['tint', disc(3.8, 17.6, 0.9) + disc(15.4, 17.6, 0.9)],
    ),
  },
  'sales-turn-over-insurance-stop': {
    card: card(
      ['shelter', quarter(0, 10, 9, 'br') + quarter(9, 10, 9, 'br')],
      ['held', bar(0, 19, 18, 11)],
      ['dark', bar(4, 24, 5, 6)],
      ...crate(22, 23, 7),
      ...crate(30, 23, 7),
      ...crate(26, 15.5, 7),
      ['shelterLight', bar(41, 16, 19, 14)],
      [
        'shelter',
        bar(40, 12, 20, 6) + [42.5, 47.5, 52.5, 57.5].map((x) => half(x, 18, 2.5, 'down')).join(''),
      ],
      ['dark', arch(52, 22, 5, 8)],
      ['held', square(44, 22.5, 5)],
      risk(26, 3.5),
    ),
    thing: thing(...crate(1, 12, 8), ...crate(10, 12, 8), ...crate(5.4, 3.4, 8)),
  },
} satisfies Record<string, ProductPictures>;
