import { coins, sheet, tick } from './objects';
import { around, type Picture, person, risk, type Scene, stepPicture } from './picture';
import { bar, disc, drop, half, square } from './shapes';

/** Steps after a loss. */
export const CLAIMING = {
  report: around(
    stepPicture(
      ['shelter', bar(33, 12, 15, 28)],
      ['paper', bar(34.8, 15.6, 11.4, 18.4)],
      ['shelterLight', disc(40.5, 37, 1.5)],
      ['shelterLight', bar(36.4, 24, 8.2, 1.4) + bar(36.4, 27, 8.2, 1.4) + bar(36.4, 30, 5, 1.4)],
      ['plant', drop(41, 2, 17, 'bl')],
      ['paper', disc(45.3, 10.6, 1.4) + disc(49.5, 10.6, 1.4) + disc(53.7, 10.6, 1.4)],
    ),
    [[3, 15, 25]],
    risk(1, 5, 9),
  ),
  survey: around(
    stepPicture(
      ['shelter', person(42, 20, 11, 20, 4)],
      ['amber', half(47.5, 13.6, 5)],
      ['paper', bar(35, 23, 9, 12)],
      ['ink', bar(37, 25.6, 5, 1.2) + bar(37, 28.6, 5, 1.2) + bar(37, 31.6, 3, 1.2)],
    ),
    [[3, 13, 27]],
    risk(24, 6, 9),
  ),
  documents: stepPicture(
    ['held', bar(14, 6, 18, 26)],
    ['ink', bar(17, 9.4, 9, 1.3) + bar(17, 13, 4, 1.3)],
    ...sheet(22, 3, 20, 30, 12, 15, 15, 9),
    ['shelterLight', bar(38, 10, 12, 24)],
    ['shelter', bar(6, 15, 14, 6) + bar(6, 19, 48, 21)],
    ['paper', bar(24, 26, 22, 6)],
    ['ink', bar(26.5, 28.4, 13, 1.3)],
  ),
  settle: stepPicture(
    ['shelter', bar(5, 4, 25, 36)],
    ...sheet(8, 8, 19, 32, 11, 14, 14, 8),
    ['plant', drop(17, 23, 15)],
    ['paper', tick(20, 26, 9)],
    ['held', coins(36, 40, 9, 10) + coins(47, 40, 5, 10)],
    ['held', disc(52, 18.6, 4.6)],
    ['amber', disc(52, 18.6, 2.8)],
  ),
  arrive: stepPicture(
    ['held', square(14, 14, 26)],
    ['ink', bar(14, 25.5, 26, 2)],
    risk(33, 7, 14),
    ['paper', bar(44, 26, 12, 14)],
    ['ink', bar(46, 29, 8, 1.2) + bar(46, 32, 8, 1.2) + bar(46, 35, 5, 1.2)],
  ),
} satisfies Record<string, Picture | Scene>;
