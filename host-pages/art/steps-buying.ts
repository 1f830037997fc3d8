import { sheet, tick } from './objects';
import { around, type Picture, type Scene, stepPicture } from './picture';
import { bar, disc, drop, half, leaf, quarter, ring } from './shapes';

/** Steps before cover begins. */
export const BUYING = {
  // The thing that the insurance protects is drawn three times. A magnifying glass, made of a drop and a leaf, is over
  // one of the three.
  assess: around(
    stepPicture(
      ['shelter', drop(15, 1, 28, 'br')],
      ['tint', disc(29, 15, 11.4)],
      ['shelter', leaf(42.4, 28.4, 11)],
    ),
    [
      [21.6, 6.8, 14.8],
      [1, 26, 14],
      [18.4, 30, 10],
    ],
  ),
  compare: around(
    stepPicture(
      ...sheet(3, 17, 15, 23, 0, 0, 0, 10, 7, 10),
      ...sheet(42, 17, 15, 23, 0, 0, 0, 7, 10, 10),
      ['shelter', bar(20, 5, 20, 35)],
      ...sheet(22, 8, 16, 32, 0, 0, 0, 0, 8, 11, 11),
      ['tint', bar(24, 10, 12, 12) + bar(5, 18.4, 11, 9) + bar(44, 18.4, 11, 9)],
      ['plant', drop(33, 1, 13, 'bl')],
      ['paper', tick(35.6, 3.4, 8)],
    ),
    [
      [25, 11, 10],
      [6.5, 18.9, 8],
      [45.5, 18.9, 8],
    ],
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
  cover: around(
    stepPicture(
      ['shelter', ring(30, 40, 29, 24.5)],
      ['shelterLight', half(30, 40, 24.5)],
      ['tint', half(30, 40, 21.5)],
    ),
    [[19.6, 19.2, 20.8]],
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
} satisfies Record<string, Picture | Scene>;
