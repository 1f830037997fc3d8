import { downpour, hero, within } from '../heroes-frame';
import { card, type LinePictures, type ProductPictures, person, risk, thing, tile } from '../picture';
import { arch, bar, disc, drop, half, quarter, ring, square } from '../shapes';

export const LIABILITY_PICTURES: LinePictures = {
  tile: tile(
    ['shelter', half(20, 40, 9)],
    ['dark', bar(19, 6, 2, 25.5) + bar(6, 8, 28, 2) + disc(20, 7, 2.6)],
    ['dark', bar(7.6, 10, 0.8, 5) + bar(31.6, 10, 0.8, 5)],
    ['shelter', half(8, 22, 7.5, 'down') + half(32, 22, 7.5, 'down')],
    ['held', square(28, 14, 8)],
    risk(4.5, 15),
  ),
  /** Scales whose beam is the shelter. One pan holds the risk, the other the buildings. */
  hero: hero(
    ...downpour(within(34, 26, 23.5), (x, y) => y > 26 && x > 5),
    ['held', ring(34, 26, 21, 16)],
    ['paper', disc(34, 5.5, 3.2) + bar(33, 8, 2, 36)],
    ['shelterLight', bar(15.1, 26, 0.8, 4) + bar(52.1, 26, 0.8, 4)],
    ['shelter', half(15.5, 38, 7.5, 'down') + half(52.5, 38, 7.5, 'down')],
    ['held', square(48, 29, 9)],
    ['ink', bar(48, 33, 9, 1)],
    ['shelter', bar(21, 47, 26, 3)],
    ['shelterLight', bar(24, 44, 20, 3)],
    ['paper', person(25.4, 31, 5.4, 13, 2.3)],
    ['plant', person(37.2, 33.6, 5, 10.4, 2.1)],
    risk(11, 29, 9),
  ),
  thing: thing(
    ['shelter', half(10, 20, 4.4)],
    ['ink', bar(9.3, 3, 1.4, 13) + bar(2.6, 3.6, 14.8, 1.2) + disc(10, 3, 1.5)],
    ['ink', bar(3.2, 4.8, 0.6, 4.6) + bar(16.2, 4.8, 0.6, 4.6)],
    ['shelter', half(3.6, 12, 3.6, 'down') + half(16.4, 12, 3.6, 'down')],
    ['held', square(14.2, 7.6, 4.4)],
    ['shelterLight', bar(1.6, 10, 4, 2)],
  ),
};

/** Pictures of the category's products, keyed by the file name of the product's record. */
export const LIABILITY_PRODUCT_PICTURES = {
  'directors-and-officers-liability': {
    card: card(
      ['shelter', quarter(12, 0.5, 23.5, 'br')],
      ['shelterLight', quarter(35.5, 6.5, 17.5, 'bl')],
      ['paper', disc(24, 13, 2.7) + half(24, 24, 5.4)],
      ['paper', disc(44, 13.8, 2.6) + half(44, 24, 5.2)],
      ['held', disc(34.3, 9.6, 3.4) + half(34.3, 24, 7)],
      ['dark', bar(6, 24, 49, 2.2) + bar(12, 26.2, 2.4, 3.8) + bar(46.6, 26.2, 2.4, 3.8)],
      risk(6, 2),
    ),
    thing: thing(
      ['shelter', ring(10, 7.6, 4.6, 3)],
      ['held', bar(1, 7.4, 18, 12.6)],
      ['ink', bar(1, 12, 18, 1.2)],
      ['shelter', drop(8.2, 10.8, 3.6)],
    ),
  },
  'errors-and-omissions-insurance': {
    card: card(
      ['shelter', quarter(3, 1, 29, 'br')],
      ['shelterLight', bar(25, 1, 20, 29)],
      ['held', bar(20, 4, 20, 26)],
      ['paper', bar(20, 14.2, 25, 4)],
      ['ink', [7, 11.2, 15.6, 19.8, 23.8].map((y, at) => bar(23, y, at % 2 ? 14 : 10, 1.2)).join('')],
      risk(45.4, 14.2),
    ),
    thing: thing(
      ['shelterLight', bar(6.4, 0.6, 12, 17)],
      ['held', bar(2, 3, 12.6, 17)],
      ['ink', bar(4.2, 6, 6.4, 1.1) + bar(4.2, 15.4, 4.6, 1.1)],
      ['shelter', bar(4.2, 11, 2, 3) + bar(7, 9, 2, 5) + bar(9.8, 8.2, 2, 5.8)],
    ),
  },
  'commercial-general-liability': {
    card: card(
      ['held', bar(13, 10, 34, 20)],
      ['shelter', [12, 24, 36].map((x) => bar(x, 4, 6, 7) + half(x + 3, 11, 3, 'down')).join('')],
      ['shelterLight', [18, 30, 42].map((x) => bar(x, 4, 6, 7) + half(x + 3, 11, 3, 'down')).join('')],
      ['paper', bar(28.5, 16.5, 15.5, 8.5)],
      ['shelter', square(31, 20.5, 4.5)],
      ['plant', drop(37, 19, 5, 'bl')],
      ['ink', bar(39.2, 22, 0.7, 3) + arch(16.5, 17, 8, 13)],
      ['held', disc(22.6, 24, 0.7)],
      ['dark', person(51, 19.5, 5.4, 10.5, 2.2)],
      risk(2.5, 3),
    ),
    thing: thing(
      ['held', bar(1.4, 6, 17.2, 14)],
      [
        'shelter',
        bar(0.4, 1.6, 19.2, 4) + [2.8, 7.6, 12.4, 17.2].map((x) => half(x, 5.6, 2.4, 'down')).join(''),
      ],
      ['ink', arch(3.2, 11, 4.6, 9)],
      ['shelterLight', bar(10, 10.6, 7, 5.6)],
      ['ink', bar(10, 16.2, 7, 0.8)],
    ),
  },
  'public-liability': {
    card: card(
      ['shelter', ring(35, 25, 22.5, 19)],
      ['shelterLight', person(23, 14.5, 4.6, 10.5, 1.9) + person(38.6, 13.5, 4.6, 11.5, 1.9)],
      ['plant', person(31, 13.5, 4.6, 11.5, 1.9)],
      ['held', person(18, 17, 4.6, 8, 1.9) + person(26.6, 16.4, 4.6, 8.6, 1.9)],
      ['held', person(35, 16.4, 4.6, 8.6, 1.9)],
      ['dark', person(44.4, 15.6, 4.6, 9.4, 1.9)],
      ['held', person(41, 19.6, 3.2, 5.4, 1.4)],
      ['dark', bar(0, 25, 60, 5)],
      ['held', [2, 14, 26, 38, 50].map((x) => bar(x, 27.1, 7, 0.9)).join('')],
      risk(6, 3.5),
    ),
    /** Visitors, beside a drum whose content could harm them. */
    thing: thing(
      ['held', person(0.4, 8, 5, 12, 2.2)],
      ['shelter', person(6.4, 9.4, 4.6, 10.6, 2)],
      ['ink', bar(12.4, 9.4, 6.8, 10.6)],
      ['shelterLight', bar(12.4, 11.8, 6.8, 1) + bar(12.4, 16.6, 6.8, 1)],
    ),
  },
  // Bottles and jars on a conveyor belt. The last jar is harmful.
  'product-liability': {
    card: card(
      ['shelter', half(20, 23.5, 18.5)],
      ['held', arch(6, 14.5, 6.4, 9) + bar(8, 10.6, 2.4, 5)],
      ['paper', bar(6, 18.6, 6.4, 2.4)],
      ['held', bar(16, 12, 8, 11.5)],
      ['shelterLight', bar(17, 9.4, 6, 2.6)],
      ['paper', drop(17.5, 15.2, 5)],
      ['held', arch(27.6, 14.5, 6.4, 9) + bar(29.6, 10.6, 2.4, 5)],
      ['paper', bar(27.6, 18.6, 6.4, 2.4)],
      ['held', bar(46, 12, 8, 11.5)],
      ['shelterLight', bar(47, 9.4, 6, 2.6)],
      ['dark', bar(0, 23.5, 60, 2.2)],
      ['shelterLight', [4, 14.4, 24.8, 35.2, 45.6, 56].map((x) => disc(x, 28, 1.9)).join('')],
      risk(47.2, 15, 5.6),
    ),
    thing: thing(
      ['shelter', bar(3.8, 0.4, 3.4, 2)],
      ['held', bar(4.3, 2.4, 2.4, 3) + arch(1.4, 5, 8.2, 15)],
      ['ink', bar(1.4, 10.4, 8.2, 5)],
      ['shelterLight', drop(4, 11.4, 3)],
      ['shelter', bar(11.4, 8.4, 7, 2.6)],
      ['held', bar(12, 11, 5.8, 9)],
      ['ink', bar(12, 13.4, 5.8, 3.4)],
    ),
  },
  'professional-indemnity': {
    card: card(
      ['shelter', quarter(8, 0.5, 24, 'br')],
      ['held', disc(24.5, 10, 3.8) + half(24.5, 24.5, 7.5)],
      ['shelterLight', bar(36, 7, 19, 14) + bar(44.6, 21, 1.8, 4)],
      ['paper', bar(38, 9, 15, 10)],
      ['shelter', quarter(39.5, 10.5, 7, 'br')],
      ['ink', bar(48, 11, 3.6, 1) + bar(48, 13.6, 3.6, 1) + bar(48, 16.2, 3.6, 1)],
      ['dark', bar(3, 24.5, 55, 2.2) + bar(8, 26.7, 2.4, 3.3) + bar(50, 26.7, 2.4, 3.3)],
      risk(3, 2),
    ),
    thing: thing(
      ['held', person(1.6, 6.4, 7, 9, 2.8)],
      ['shelter', bar(10.4, 5, 9, 7) + bar(14.2, 12, 1.4, 3)],
      ['shelterLight', bar(11.6, 6.2, 6.6, 4.6)],
      ['ink', bar(0, 14.6, 20, 1.6) + bar(1.6, 16.2, 1.4, 3.8) + bar(17, 16.2, 1.4, 3.8)],
    ),
  },
} satisfies Record<string, ProductPictures>;
