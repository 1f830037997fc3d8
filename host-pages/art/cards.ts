import { card, crate, type Picture, person, risk } from './picture';
import { arch, bar, drop, half, panes, quarter, square } from './shapes';

/** The four cards of a product page: who needs it (`who` a business, `people` at home), covers, excludes, considerations. */
export const CARDS = {
  who: card(
    ['shelter', quarter(0, 12, 9, 'br') + quarter(9, 12, 9, 'br')],
    ['shelterLight', bar(0, 21, 18, 9)],
    ['dark', arch(4, 23, 5, 7) + person(22, 18.5, 6, 11.5, 2.4)],
    ...crate(31, 21),
    ...crate(40.5, 21),
    ...crate(35.5, 11.5),
    ['shelter', bar(53, 10, 7, 20)],
    ['paper', panes(54.5, 12, 1, 4, 2.4, 1.7)],
  ),
  people: card(
    ['shelter', quarter(3, 4, 14, 'br')],
    ['held', square(4.5, 17.5, 12.5)],
    ['paper', panes(6.5, 19.5, 2, 2, 3, 1)],
    ['shelterLight', bar(17, 20, 11, 10)],
    ['shelter', bar(17, 18, 13, 2)],
    ['dark', arch(20, 22.5, 5, 7.5)],
    ['dark', person(32, 16.5, 6, 13.5, 2.4)],
    ['shelter', person(39, 18, 5.6, 12, 2.2)],
    ['held', person(45.5, 22.4, 4, 7.6, 1.7)],
    ['dark', bar(54, 22, 1.2, 8)],
    ['plant', drop(50, 13, 9.2, 'bl')],
  ),
  covers: card(['shelter', half(30, 20.5, 18)], ...crate(20.5, 21), ...crate(30.5, 21), risk(11, 0.8)),
  excludes: card(['shelter', quarter(0, 2.5, 18, 'bl')], ...crate(4, 21), ...crate(36, 21), risk(38, 9.5)),
  consider: card(
    ['paper', bar(14, 2, 32, 28)],
    ['shelter', bar(25, 0.6, 10, 2.8)],
    ['held', drop(18, 6, 3.4) + drop(18, 11.8, 3.4)],
    ['tint', drop(18, 17.6, 3.4) + drop(18, 23.4, 3.4)],
    ['ink', bar(24, 7.1, 17, 1.2) + bar(24, 12.9, 12, 1.2) + bar(24, 18.7, 17, 1.2) + bar(24, 24.5, 12, 1.2)],
  ),
} satisfies Record<string, Picture>;
