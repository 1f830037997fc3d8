import { around, card, type Picture, person, risk, type Scene } from './picture';
import { arch, bar, drop, half, panes, ring } from './shapes';

/**
 * Pictures on the four cards of a product page. They show who needs the insurance (`who` for businesses, `people` for
 * individuals), what it `covers`, what it `excludes`, and what to `consider`.
 */
export const CARDS = {
  who: around(
    card(
      ['shelter', bar(46, 3, 12, 27)],
      ['paper', panes(48.2, 5.6, 3, 5, 1.8, 1.2)],
      ['dark', arch(50, 24, 4, 6)],
      ['shelterLight', person(33, 17.4, 5.6, 12.6, 2.3)],
      ['dark', person(39, 16, 6, 14, 2.5)],
    ),
    [[4, 6, 24]],
  ),
  people: around(
    card(
      ['dark', bar(53.6, 20, 1.2, 10)],
      ['plant', drop(49, 11, 10.4, 'bl')],
      ['shelter', person(32, 16, 6, 14, 2.5)],
      ['dark', person(39, 17.4, 5.6, 12.6, 2.3)],
      ['shelterLight', person(45.4, 23, 3.8, 7, 1.6)],
    ),
    [[4, 6, 24]],
  ),
  // An arc of shelter over the thing that the insurance protects.
  covers: around(
    card(['shelter', ring(32, 30, 28, 24)], ['shelterLight', half(32, 30, 24)], ['tint', half(32, 30, 20.6)]),
    [[22.5, 11, 19]],
    risk(4, 1),
  ),
  // The thing is drawn twice: once under an umbrella, and once beside the umbrella, unprotected.
  excludes: around(
    card(['shelter', half(15, 13.4, 12.6)], ['dark', bar(14.5, 0, 1, 1.4)]),
    [
      [7, 14, 16],
      [38, 12, 18],
    ],
    risk(31.4, 4.6, 8.6),
  ),
  consider: around(
    card(
      ['paper', bar(5, 2, 29, 28)],
      ['shelter', bar(14.5, 0.6, 10, 2.8)],
      ['amber', drop(9, 6, 3.4) + drop(9, 11.8, 3.4)],
      ['tint', drop(9, 17.6, 3.4) + drop(9, 23.4, 3.4)],
      [
        'ink',
        bar(15, 7.1, 15, 1.2) + bar(15, 12.9, 11, 1.2) + bar(15, 18.7, 15, 1.2) + bar(15, 24.5, 11, 1.2),
      ],
    ),
    [[37.4, 10.4, 19.6]],
  ),
} satisfies Record<string, Picture | Scene>;
