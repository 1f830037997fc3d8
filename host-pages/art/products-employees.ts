import { coins } from './objects';
import { card, type Picture, person, risk } from './picture';
import { bar, disc, drop, half, leaf, quarter } from './shapes';

export const EMPLOYEES = {
  'group-health-insurance': card(
    ['shelter', drop(1, 2, 23)],
    ['paper', bar(9.9, 7, 5.2, 13) + bar(6, 10.9, 13, 5.2)],
    ['dark', bar(20, 14, 1.8, 16) + bar(44.4, 19, 1.8, 11) + bar(21.8, 25.4, 22.6, 1.6)],
    ['shelterLight', bar(21.8, 22, 22.6, 3.4)],
    ['held', disc(25.6, 19.2, 2.6) + quarter(29.4, 17, 5, 'br') + bar(34.3, 17, 10.1, 5)],
    ['dark', person(48.4, 17.6, 5, 12.4, 2.1)],
    ['plant', person(54.4, 20.5, 4, 9.5, 1.8)],
    risk(34, 3),
  ),
  'group-personal-accidental-insurance': card(
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
  'group-term-life-insurance': card(
    ['shelter', quarter(12.5, 1, 17.5, 'br')],
    ['shelterLight', quarter(30, 1, 17.5, 'bl')],
    ['dark', bar(29.4, 18.5, 1.2, 11.5)],
    ['held', person(13.6, 23.2, 4, 6.8, 1.6) + person(18.8, 22.6, 4, 7.4, 1.6)],
    ['held', person(24, 23.4, 4, 6.6, 1.6) + person(32, 22.6, 4, 7.4, 1.6)],
    ['held', person(37.2, 23.2, 4, 6.8, 1.6) + person(42.4, 22.6, 4, 7.4, 1.6)],
    risk(5.5, 1.5),
  ),
  // A tree for years of service, with coins as its fruit.
  'group-gratuity': card(
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
} satisfies Record<string, Picture>;
