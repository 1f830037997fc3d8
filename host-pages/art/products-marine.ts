import { card, crate, type Picture, risk } from './picture';
import { arch, bar, disc, half, path, quarter, square, waves } from './shapes';

export const MARINE = {
  'marine-open-policy-cover': card(
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
  'single-transit-insurance': card(
    ['shelter', bar(6, 5, 27, 20)],
    ...crate(14, 10, 11),
    ['shelterLight', quarter(34, 11, 11, 'bl') + bar(34, 21.9, 13, 3.1)],
    ['paper', quarter(35.5, 13.5, 6, 'bl')],
    ['tint', bar(0, 29, 60, 1)],
    ['dark', disc(13, 25.5, 3.8) + disc(40, 25.5, 3.8)],
    ['tint', disc(13, 25.5, 1.4) + disc(40, 25.5, 1.4)],
    risk(50, 4),
  ),
  'sales-turn-over-insurance-stop': card(
    ['shelter', quarter(0, 10, 9, 'br') + quarter(9, 10, 9, 'br')],
    ['held', bar(0, 19, 18, 11)],
    ['dark', bar(4, 24, 5, 6)],
    ...crate(22, 23, 7),
    ...crate(30, 23, 7),
    ...crate(26, 15.5, 7),
    ['shelterLight', bar(41, 16, 19, 14)],
    ['shelter', bar(40, 12, 20, 6) + [42.5, 47.5, 52.5, 57.5].map((x) => half(x, 18, 2.5, 'down')).join('')],
    ['dark', arch(52, 22, 5, 8)],
    ['held', square(44, 22.5, 5)],
    risk(26, 3.5),
  ),
} satisfies Record<string, Picture>;
