import { beyond, downpour, hero, within } from '../heroes-frame';
import { coins, pill } from '../objects';
import { card, type LinePictures, type ProductPictures, person, risk, thing, tile } from '../picture';
import { bar, disc, drop, half, leaf, quarter, square } from '../shapes';
import { HEALTH_PICTURES } from './health-insurance';
import { LIFE_PICTURES } from './life-insurance';

/**
 * Draws a head and shoulders on the lower edge of a square. The square's sides are 20 units long, and its top left
 * corner is at x, y.
 */
const bust = (x: number, y: number): string => disc(x + 10, y + 6.4, 4.4) + half(x + 10, y + 20, 8.2);

const heroBust = (x: number, y: number, u: number): string =>
  disc(x + u / 2, y + 0.34 * u, 0.21 * u) + half(x + u / 2, y + u, 0.4 * u);

export const EMPLOYEE_BENEFITS_PICTURES: LinePictures = {
  tile: tile(
    ['tint', quarter(0, 0, 20, 'br') + quarter(20, 20, 20, 'tl')],
    ['held', bust(20, 0)],
    ['shelter', bust(0, 20)],
    ['dark', bust(20, 20)],
    risk(4, 4, 10),
  ),
  /** A team and its benefits, as squares around a quarter disc of shelter. */
  hero: hero(
    ...downpour(beyond(27.5, 2), beyond(12.5, 17), within(30, 20, 17.5), within(16.2, 6.2, 6.5)),
    ['held', quarter(15, 5, 15, 'br')],
    ['paper', square(30, 5, 15)],
    ['ground', heroBust(30, 5, 15)],
    ['shelter', square(45, 5, 15)],
    ['paper', 'M51 8h3v3h3v3h-3v3h-3v-3h-3v-3h3z'],
    ['shelter', square(15, 20, 15)],
    ['ink', heroBust(15, 20, 15)],
    ['shelterLight', square(30, 20, 15)],
    ['held', half(37.5, 28.5, 5.5)],
    ['paper', bar(37, 28.5, 1, 5)],
    ['held', square(45, 20, 15)],
    ['ground', heroBust(45, 20, 15)],
    ['held', square(15, 35, 15)],
    ['paper', heroBust(15, 35, 15)],
    ['neem', square(30, 35, 15)],
    ['sprout', leaf(32, 37, 11, '/')],
    ['paper', square(45, 35, 15)],
    ['neem', heroBust(45, 35, 15)],
    risk(12.7, 2.7),
  ),
  thing: thing(
    ['shelterLight', person(0.6, 9.4, 5.4, 10.6, 2.3) + person(14, 9.4, 5.4, 10.6, 2.3)],
    ['shelter', person(3.6, 12.6, 4.6, 7.4, 1.9) + person(11.8, 12.6, 4.6, 7.4, 1.9)],
    ['held', person(7, 6.2, 6, 13.8, 2.6)],
  ),
};

/** Pictures of the category's products, keyed by the file name of the product's record. */
export const EMPLOYEE_BENEFITS_PRODUCT_PICTURES = {
  'group-health-insurance': {
    card: card(
      ['shelter', drop(1, 2, 23)],
      ['paper', bar(9.9, 7, 5.2, 13) + bar(6, 10.9, 13, 5.2)],
      ['dark', bar(20, 14, 1.8, 16) + bar(44.4, 19, 1.8, 11) + bar(21.8, 25.4, 22.6, 1.6)],
      ['shelterLight', bar(21.8, 22, 22.6, 3.4)],
      ['held', disc(25.6, 19.2, 2.6) + quarter(29.4, 17, 5, 'br') + bar(34.3, 17, 10.1, 5)],
      ['dark', person(48.4, 17.6, 5, 12.4, 2.1)],
      ['plant', person(54.4, 20.5, 4, 9.5, 1.8)],
      risk(34, 3),
    ),
    thing: HEALTH_PICTURES.thing,
  },
  'group-personal-accidental-insurance': {
    card: card(
      ['shelter', quarter(3, 1, 29, 'br')],
      ['shelterLight', person(12.4, 17.6, 6, 12.4, 2.5)],
      ['held', person(20.5, 15.4, 9, 14.6, 3.6)],
      ['paper', quarter(23, 20.5, 6.5, 'tr')],
      ['dark', bar(33.2, 16, 5, 1.4) + bar(35.1, 16, 1.3, 14)],
      [
        'dark',
        bar(44, 6, 1.4, 24) + bar(53, 6, 1.4, 24) + [9, 14, 19, 24].map((y) => bar(45, y, 8.6, 1.4)).join(''),
      ],
      risk(36, 3),
    ),
    /** A person with a crutch, and one arm in a sling. */
    thing: thing(
      ['held', person(3, 7.4, 9, 12.6, 3.3)],
      ['paper', quarter(5, 12, 5.6, 'tr')],
      ['shelter', half(7.5, 3.2, 3.6)],
      ['ink', bar(14, 9, 4.6, 1.3) + bar(15.7, 9, 1.2, 11) + bar(15.7, 13.6, 3, 1.1)],
    ),
  },
  'group-term-life-insurance': {
    card: card(
      ['shelter', quarter(12.5, 1, 17.5, 'br')],
      ['shelterLight', quarter(30, 1, 17.5, 'bl')],
      ['dark', bar(29.4, 18.5, 1.2, 11.5)],
      ['held', person(13.6, 23.2, 4, 6.8, 1.6) + person(18.8, 22.6, 4, 7.4, 1.6)],
      ['held', person(24, 23.4, 4, 6.6, 1.6) + person(32, 22.6, 4, 7.4, 1.6)],
      ['held', person(37.2, 23.2, 4, 6.8, 1.6) + person(42.4, 22.6, 4, 7.4, 1.6)],
      risk(5.5, 1.5),
    ),
    thing: LIFE_PICTURES.thing,
  },
  // A tree for years of service, with coins as its fruit.
  'group-gratuity': {
    card: card(
      ['shelter', half(6.5, 25.6, 4.4, 'down') + bar(1.5, 24.2, 10, 1.5)],
      ['dark', bar(6.1, 19, 0.9, 5.2)],
      ['plant', leaf(2.2, 16.6, 4.4) + leaf(6.5, 14.6, 5, '/')],
      ['dark', bar(18.4, 20, 1.4, 10)],
      ['plant', drop(13.4, 11, 11.4, 'bl')],
      ['held', disc(17, 15, 1.5) + disc(21, 17.6, 1.5)],
      ['dark', bar(35.6, 16, 2.2, 14)],
      ['plant', drop(26, 1, 21.4, 'bl')],
      [
        'held',
        disc(32, 7, 2) + disc(39.6, 5.6, 2) + disc(35.6, 12.2, 2) + disc(42.6, 11.6, 2) + disc(30.4, 16.4, 2),
      ],
      ['held', coins(40.6, 30, 3, 7)],
      ['shelter', person(50.5, 18.6, 6, 11.4, 2.5)],
      risk(5, 2),
    ),
    thing: thing(
      ['shelter', person(1, 7.6, 6.4, 12.4, 2.8)],
      ['held', [0, 1, 2, 3].map((at) => pill(8.6, 17.8 - at * 2.6, 5, 2.1)).join('')],
      ['held', [0, 1, 2, 3, 4, 5].map((at) => pill(14.4, 17.8 - at * 2.6, 5, 2.1)).join('')],
    ),
  },
} satisfies Record<string, ProductPictures>;
