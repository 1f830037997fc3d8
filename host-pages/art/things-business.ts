import { pill } from './objects';
import { crate, type Picture, person, thing } from './picture';
import { arch, bar, disc, drop, half, panes, path, quarter, ring, square, waves } from './shapes';

/** What the lines for businesses protect. */
export const BUSINESS_THINGS = {
  site: thing(
    ['ink', bar(2.4, 0.4, 1.6, 19.6) + bar(0, 2, 16.6, 1.5) + bar(12.6, 3.5, 0.6, 3)],
    ['shelterLight', bar(0.4, 3.5, 2, 2.6)],
    ['shelter', bar(11, 6.5, 3.8, 2.4)],
    ['held', bar(6.4, 10.6, 12.6, 9.4)],
    ['ink', panes(8.2, 12.4, 3, 2, 2, 1.3)],
  ),
  vessel: thing(
    ['shelter', arch(15.2, 2, 4.6, 18)],
    ['shelterLight', bar(15.2, 8, 4.6, 1) + bar(15.2, 14, 4.6, 1)],
    ['shelter', bar(2.6, 14, 2.4, 6) + bar(9.4, 14, 2.4, 6)],
    ['held', pill(0, 7.6, 14.4, 8)],
    ['ink', bar(4, 7.6, 0.9, 8) + bar(9.6, 7.6, 0.9, 8) + bar(6.4, 4.6, 1.6, 3)],
  ),
  bridge: thing(
    ['shelter', ring(10, 13, 8.4, 6.9)],
    ['ink', [4.7, 7.2, 9.7, 12.2, 14.7].map((x) => bar(x, 7.4, 0.6, 5.6)).join('')],
    ['held', bar(0, 12.4, 20, 2.2) + bar(2, 14.6, 2.4, 5.4) + bar(15.6, 14.6, 2.4, 5.4)],
    ['shelterLight', waves(4.4, 20, 4, 1.4)],
  ),
  excavator: thing(
    ['shelter', ring(14, 10, 5.6, 3.9)],
    ['held', bar(2, 10.4, 9, 5) + quarter(2.4, 4.4, 6, 'br')],
    ['ink', quarter(4.2, 6.4, 3.2, 'br') + quarter(14.6, 10, 5, 'tr')],
    ['ink', pill(0.6, 15.6, 12, 4.4)],
    ['tint', disc(3, 17.8, 1.1) + disc(6.6, 17.8, 1.1) + disc(10.2, 17.8, 1.1)],
  ),
  scales: thing(
    ['shelter', half(10, 20, 4.4)],
    ['ink', bar(9.3, 3, 1.4, 13) + bar(2.6, 3.6, 14.8, 1.2) + disc(10, 3, 1.5)],
    ['ink', bar(3.2, 4.8, 0.6, 4.6) + bar(16.2, 4.8, 0.6, 4.6)],
    ['shelter', half(3.6, 12, 3.6, 'down') + half(16.4, 12, 3.6, 'down')],
    ['held', square(14.2, 7.6, 4.4)],
    ['shelterLight', bar(1.6, 10, 4, 2)],
  ),
  briefcase: thing(
    ['shelter', ring(10, 7.6, 4.6, 3)],
    ['held', bar(1, 7.4, 18, 12.6)],
    ['ink', bar(1, 12, 18, 1.2)],
    ['shelter', drop(8.2, 10.8, 3.6)],
  ),
  folder: thing(
    ['shelterLight', bar(6.4, 0.6, 12, 17)],
    ['held', bar(2, 3, 12.6, 17)],
    ['ink', bar(4.2, 6, 6.4, 1.1) + bar(4.2, 15.4, 4.6, 1.1)],
    ['shelter', bar(4.2, 11, 2, 3) + bar(7, 9, 2, 5) + bar(9.8, 8.2, 2, 5.8)],
  ),
  shop: thing(
    ['held', bar(1.4, 6, 17.2, 14)],
    [
      'shelter',
      bar(0.4, 1.6, 19.2, 4) + [2.8, 7.6, 12.4, 17.2].map((x) => half(x, 5.6, 2.4, 'down')).join(''),
    ],
    ['ink', arch(3.2, 11, 4.6, 9)],
    ['shelterLight', bar(10, 10.6, 7, 5.6)],
    ['ink', bar(10, 16.2, 7, 0.8)],
  ),
  /** Visitors, beside a drum whose content could harm them. */
  visitors: thing(
    ['held', person(0.4, 8, 5, 12, 2.2)],
    ['shelter', person(6.4, 9.4, 4.6, 10.6, 2)],
    ['ink', bar(12.4, 9.4, 6.8, 10.6)],
    ['shelterLight', bar(12.4, 11.8, 6.8, 1) + bar(12.4, 16.6, 6.8, 1)],
  ),
  bottle: thing(
    ['shelter', bar(3.8, 0.4, 3.4, 2)],
    ['held', bar(4.3, 2.4, 2.4, 3) + arch(1.4, 5, 8.2, 15)],
    ['ink', bar(1.4, 10.4, 8.2, 5)],
    ['shelterLight', drop(4, 11.4, 3)],
    ['shelter', bar(11.4, 8.4, 7, 2.6)],
    ['held', bar(12, 11, 5.8, 9)],
    ['ink', bar(12, 13.4, 5.8, 3.4)],
  ),
  desk: thing(
    ['held', person(1.6, 6.4, 7, 9, 2.8)],
    ['shelter', bar(10.4, 5, 9, 7) + bar(14.2, 12, 1.4, 3)],
    ['shelterLight', bar(11.6, 6.2, 6.6, 4.6)],
    ['ink', bar(0, 14.6, 20, 1.6) + bar(1.6, 16.2, 1.4, 3.8) + bar(17, 16.2, 1.4, 3.8)],
  ),
  ship: thing(
    ['held', square(3.4, 7.2, 4.2) + square(8, 7.2, 4.2) + square(5.6, 2.8, 4.2)],
    ['ink', bar(3.4, 9, 4.2, 0.7) + bar(8, 9, 4.2, 0.7) + bar(5.6, 4.6, 4.2, 0.7)],
    ['shelterLight', bar(13.6, 5, 3.4, 6.6)],
    ['shelter', path`M0.4 11.6h19.2a6 6 0 0 1 -6 6H6.4a6 6 0 0 1 -6 -6z`],
    ['shelterLight', waves(0, 20, 4, 2.5)],
  ),
  truck: thing(
    ['shelter', bar(0, 6, 12.6, 10.6)],
    ['held', square(2.6, 8, 6.6)],
    ['ink', bar(2.6, 10.8, 6.6, 0.9)],
    ['shelterLight', quarter(13.2, 9.2, 5.4, 'bl') + bar(13.2, 14.4, 6.6, 2.2)],
    ['ink', disc(3.8, 17.6, 2.4) + disc(15.4, 17.6, 2.4)],
    ['tint', disc(3.8, 17.6, 0.9) + disc(15.4, 17.6, 0.9)],
  ),
  stock: thing(...crate(1, 12, 8), ...crate(10, 12, 8), ...crate(5.4, 3.4, 8)),
  factory: thing(
    ['ink', bar(15.6, 0.6, 2.8, 11)],
    ['shelter', quarter(0, 5.4, 5, 'br') + quarter(5, 5.4, 5, 'br') + quarter(10, 5.4, 5, 'br')],
    ['held', bar(0, 10.4, 20, 9.6)],
    ['ink', panes(2, 12.8, 3, 1, 2.2, 1.4) + arch(13.6, 13, 4, 7)],
  ),
  machine: thing(
    ['shelter', bar(0.6, 4, 3, 12.4) + bar(0.6, 2, 13, 2.6) + bar(8.4, 4.6, 4, 3.4)],
    ['held', disc(10.4, 11, 4.4)],
    ['ink', disc(10.4, 11, 1.5)],
    ['shelterLight', disc(16.4, 13, 2.8)],
    ['ink', disc(16.4, 13, 0.9) + bar(0, 16.4, 20, 3.6)],
  ),
  safe: thing(
    ['held', bar(1.4, 2, 17.2, 16)],
    ['shelter', bar(3.6, 4.2, 12.8, 11.6)],
    ['held', disc(10, 10, 3.6)],
    ['ink', bar(9.5, 7.2, 1, 5.6) + bar(7.2, 9.5, 5.6, 1) + bar(3, 18, 3, 2) + bar(14, 18, 3, 2)],
  ),
} satisfies Record<string, Picture>;
