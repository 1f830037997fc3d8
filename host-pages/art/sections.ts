import { bloom } from './bloom';
import { type Picture, person, risk, stepPicture, tile } from './picture';
import { arch, bar, disc, drop, half, leaf, panes, quarter, square } from './shapes';
import { hyderabad, vijayawada } from './towns';

export const SECTIONS = {
  bloom,
  whyDrop: tile(['shelter', drop(0, 0, 40)], ['held', drop(12, 12, 16)]),
  whyQuarters: tile(
    ['shelter', quarter(0, 0, 20, 'br') + quarter(20, 20, 20, 'tl')],
    ['shelterLight', quarter(20, 0, 20, 'bl')],
    ['held', quarter(0, 20, 20, 'tr')],
  ),
  whyLeaves: tile(
    ['shelter', leaf(0, 0, 20) + leaf(20, 0, 20, '/') + leaf(0, 20, 20, '/') + leaf(20, 20, 20)],
    ['held', disc(20, 20, 5)],
  ),
  /** A policy read through a lens, which finds what isn't covered. */
  audit: stepPicture(
    ['paper', bar(6, 3, 28, 37)],
    ['held', drop(10, 8, 4.4) + drop(10, 15.5, 4.4) + drop(10, 30.5, 4.4)],
    ['tint', drop(10, 23, 4.4)],
    [
      'ink',
      bar(17.5, 9.6, 10, 1.4) + bar(17.5, 17.1, 7, 1.4) + bar(17.5, 24.6, 9, 1.4) + bar(17.5, 32.1, 10, 1.4),
    ],
    ['shelter', disc(42, 18, 14) + bar(40.2, 31, 3.6, 9)],
    ['paper', disc(42, 18, 10.8)],
    risk(36.5, 12.5, 11),
  ),
  /** The damage, and two people, one of whom gives the claim form to the other. */
  claims: stepPicture(
    ['held', square(2, 17, 23)],
    ['ink', bar(2, 27.5, 23, 2)],
    ['shelter', person(32.4, 18, 8, 22, 3.5)],
    ['plant', person(51, 18, 8, 22, 3.5)],
    ['paper', bar(41, 20, 9.4, 13)],
    ['ink', bar(42.4, 22, 6.6, 1.2) + bar(42.4, 25.4, 4.6, 1.2) + bar(42.4, 28.8, 6.6, 1.2)],
    risk(16, 8, 15),
  ),
  hyderabad,
  vijayawada,
  /** The founder in an arched doorway. */
  founder: {
    width: 60,
    height: 60,
    shapes: [
      ['tint', bar(0, 34, 8, 26)],
      ['paper', panes(1.6, 36, 2, 5, 1.8, 1.2)],
      ['shelter', arch(8, 2, 44, 58)],
      ['paper', arch(14, 8, 32, 52)],
      ['ink', disc(30, 35.6, 8)],
      ['held', half(30, 60, 15)],
      ['neem', leaf(34, 50, 6, '/')],
      ['plant', drop(48, 40, 12, 'bl')],
      ['dark', bar(53.4, 46, 1.2, 14)],
    ],
  },
} satisfies Record<string, Picture>;
