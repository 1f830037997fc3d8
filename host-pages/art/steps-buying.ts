import { sheet, tick } from './objects';
import { crate, type Picture, person, stepPicture } from './picture';
import { arch, bar, disc, drop, half, leaf, panes, quarter, ring } from './shapes';

/** Steps before cover begins. */
export const BUYING = {
  // A drop and a leaf form the magnifying glass over a town.
  assess: stepPicture(
    ['shelterLight', bar(2, 16, 12, 24) + bar(47, 20, 11, 20) + bar(20, 34, 10, 6)],
    ['paper', panes(4.4, 18.6, 2, 5, 2.6, 1.9) + panes(49.4, 22.6, 2, 2, 2.4, 1.4)],
    ['held', bar(14, 31, 6, 9) + bar(33, 31, 6, 9)],
    ['ink', arch(15.7, 35, 2.6, 5) + arch(34.7, 35, 2.6, 5)],
    ['shelter', drop(15, 1, 28, 'br')],
    ['paper', disc(29, 15, 10.6)],
    ['shelter', quarter(23, 7, 8, 'br')],
    ['shelterLight', bar(24, 15, 11, 7)],
    ['ink', arch(29.4, 17, 3.2, 5)],
    ['shelter', leaf(42.4, 28.4, 11)],
  ),
  compare: stepPicture(
    ...sheet(3, 17, 15, 23, 0, 0, 10, 10, 7, 10),
    ['shelterLight', quarter(5.5, 19.5, 6, 'bl')],
    ...sheet(42, 17, 15, 23, 0, 0, 10, 7, 10, 10),
    ['shelterLight', half(48.5, 25.5, 4.5)],
    ['shelter', bar(20, 5, 20, 35)],
    ...sheet(22, 8, 16, 32, 0, 0, 0, 11, 8, 11, 11),
    ['shelter', quarter(24.5, 10.5, 8, 'br')],
    ['plant', drop(33, 1, 13, 'bl')],
    ['paper', tick(35.6, 3.4, 8)],
  ),
  propose: stepPicture(
    ['shelter', bar(6, 4, 28, 36)],
    ['paper', bar(9, 7, 22, 33)],
    ['shelterLight', bar(12, 10.5, 16, 4) + bar(12, 17, 16, 4)],
    ['ink', bar(13.4, 11.9, 9, 1.2) + bar(13.4, 18.4, 12, 1.2) + bar(12, 33.6, 6, 1.2)],
    ['plant', drop(19.6, 25, 10)],
    ['held', disc(47, 18.4, 4.6) + bar(45, 20, 4, 12)],
    ['shelter', bar(40, 30, 14, 5)],
    ['held', bar(41.4, 35, 11.2, 1.8)],
    ['shelter', bar(38, 38, 18, 2)],
  ),
  cover: stepPicture(
    ['shelter', ring(30, 40, 29, 23.5)],
    ['shelterLight', half(30, 40, 23.5)],
    ['shelter', quarter(16, 20, 10, 'br')],
    ['held', bar(16, 30, 18, 10)],
    ['paper', panes(18.4, 32.4, 2, 1, 3, 1.4)],
    ['ink', arch(28, 32.4, 4, 7.6)],
    ['paper', person(36.6, 30, 5.4, 10, 2.3)],
    ...crate(43.6, 33, 7),
  ),
  clauses: stepPicture(
    ['shelter', quarter(10, 0, 40, 'bl')],
    ['shelterLight', quarter(10, 13, 27, 'bl')],
    ['held', quarter(10, 26, 14, 'bl')],
    ['ink', disc(14.5, 35.5, 1.7)],
    ['ink', disc(14.5, 21, 1.7) + disc(19.5, 21, 1.7)],
    ['paper', disc(14.5, 7, 1.7) + disc(19.5, 7, 1.7) + disc(24.5, 7, 1.7)],
  ),
  estimate: stepPicture(
    ['shelterLight', bar(4, 30, 9, 10) + bar(14.5, 22, 9, 18) + bar(35.5, 18, 9, 22) + bar(46, 26, 9, 14)],
    ['held', bar(25, 10, 9, 30)],
    ['shelter', bar(0, 8.4, 60, 1.6)],
    ['ink', drop(27, 13, 5)],
  ),
} satisfies Record<string, Picture>;
