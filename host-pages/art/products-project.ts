import { pill } from './objects';
import { card, type Picture, person, risk } from './picture';
import { arch, bar, disc, half, quarter, ring, square, waves } from './shapes';

export const PROJECT = {
  // A crane lowers a vessel onto its saddles, next to an erected column.
  'erection-all-risk-insurance': card(
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
  // A bridge with two complete spans. The third is being built.
  'contractors-all-risk-insurance': card(
    ['tint', waves(0, 30, 12, 2.5)],
    ['dark', [17, 21.6, 26.2, 30.8, 35.4].map((x) => bar(x, 7, 0.8, 12)).join('')],
    ['shelter', ring(26.6, 19, 17.5, 14.5)],
    ['held', bar(0, 18, 49, 3) + bar(6, 21, 4, 9) + bar(24.6, 21, 4, 9) + bar(43, 21, 4, 9)],
    ['dark', bar(49, 18.6, 4, 0.6) + bar(49, 20, 6, 0.6)],
    ['dark', person(47.5, 13.2, 2.8, 4.8, 1.2)],
    ['shelterLight', square(22, 13.6, 4.4) + square(27, 13.6, 4.4)],
    risk(2.5, 3),
  ),
  'contractors-plant-and-machinery': card(
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
} satisfies Record<string, Picture>;
