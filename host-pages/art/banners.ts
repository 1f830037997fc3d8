import { type Picture, rain, type Shape, type Tone } from './picture';
import { bar, disc, drop, half, leaf, quarter, ring, square } from './shapes';

/** Makes a wide picture (3:1) for the lower edge of a banner with a dark background. */
const banner = (...shapes: Shape[]): Picture => ({ width: 60, height: 20, shapes });

const colleague = (place: number, tone: Tone): Shape => [
  tone,
  disc(place * 10 + 5, 11.2, 2.2) + half(place * 10 + 5, 20, 4.1),
];

/** Draws a sheet of paper with a line of text for each of `lengths`. */
const page = (
  x: number,
  y: number,
  width: number,
  paper: Tone,
  lines: Tone,
  ...lengths: number[]
): Shape[] => [
  [paper, bar(x, y, width, 20 - y)],
  [lines, lengths.map((length, at) => bar(x + 1.8, y + 2.4 + at * 2, length, 0.8)).join('')],
];

export const BANNERS = {
  /** A row of colleagues. The third, in `tint`, is dim on the dark background: a free place. */
  careers: banner(
    colleague(0, 'held'),
    colleague(1, 'shelter'),
    colleague(2, 'tint'),
    colleague(3, 'shelterLight'),
    colleague(4, 'held'),
    colleague(5, 'shelter'),
  ),
  /** One person asks, and another one answers. Their speech bubbles are drops. */
  contact: banner(
    ['shelter', disc(10, 10.6, 2.4) + half(10, 20, 5.2)],
    ['held', drop(16, 1, 13, 'bl')],
    ['ink', disc(19.7, 7.5, 0.9) + disc(22.5, 7.5, 0.9) + disc(25.3, 7.5, 0.9)],
    ['paper', drop(32, 4.5, 11, 'br')],
    ['ink', bar(34.6, 8, 5.8, 0.9) + bar(34.6, 10.2, 4, 0.9)],
    ['sprout', disc(49, 10.6, 2.4) + half(49, 20, 5.2)],
  ),
  /** Four squares that tell a story: risk, cover, people, growth. */
  about: banner(
    ['tint', square(0, 5, 15)],
    ['risk', drop(2.5, 7.5, 10)],
    ['shelter', square(15, 5, 15)],
    ['held', quarter(16.5, 6.5, 13.5, 'br')],
    ['paper', square(30, 5, 15)],
    ['ink', disc(37.5, 10.5, 2.75) + half(37.5, 20, 5.5)],
    ['neem', square(45, 5, 15)],
    ['sprout', leaf(46.5, 6.5, 12, '/')],
  ),
  /** A screen with a play symbol between two frames. */
  media: banner(
    ['tint', bar(0, 8, 12, 9)],
    ['shelterLight', disc(4, 12, 1.6) + half(7.5, 17, 4)],
    ['paper', bar(15, 1, 28, 17)],
    ['held', bar(16.5, 2.5, 25, 14)],
    ['paper', disc(29, 9.5, 5.2)],
    ['ink', quarter(27, 6.2, 5.2, 'bl')],
    ['shelter', bar(27, 18, 4, 2) + bar(22, 19.2, 14, 0.8)],
    ['shelter', bar(46, 5, 14, 12)],
    ['paper', quarter(46, 9, 8, 'bl') + disc(56, 8.6, 1.8)],
  ),
  blog: banner(
    ...page(8, 6, 12, 'shelterLight', 'paper', 8, 5, 8, 6, 8),
    ...page(24, 2, 16, 'paper', 'ink', 12, 9),
    ['held', bar(25.8, 9, 12.4, 11)],
    ['neem', leaf(27.6, 10, 8.6, '/')],
    ...page(44, 6, 12, 'shelter', 'ink', 8, 6, 8, 5, 8),
  ),
  /** Three papers. The drop on the front one is a seal. */
  policies: banner(
    ...page(19, 7, 13, 'shelterLight', 'paper', 9, 9, 6),
    ...page(28, 4, 14, 'shelter', 'ink', 10, 7, 10, 8, 10),
    ...page(38, 1, 17, 'paper', 'ink', 12, 9, 12, 6),
    ['held', drop(48, 9, 10)],
    ['ink', drop(51, 12, 4)],
  ),
  /** A partner's page with the quote form in it. */
  partners: banner(
    ['shelterLight', bar(6, 2, 48, 18)],
    ['paper', bar(8, 6, 44, 14)],
    ['shelter', disc(9, 4, 0.7) + disc(11.4, 4, 0.7) + disc(13.8, 4, 0.7)],
    ['ink', [9, 11.2, 13.4, 15.6].map((y) => bar(11, y, 14, 0.9)).join('')],
    ['held', drop(31, 8, 12)],
    ['ink', bar(34.4, 12, 6, 0.9) + bar(34.4, 14, 6, 0.9) + bar(34.4, 16, 3.6, 0.9)],
    ['sprout', leaf(46, 14, 6, '/')],
  ),
  /** A form that shows the damage, and a person who helps. */
  claims: banner(
    ...page(6, 3, 18, 'paper', 'ink', 13, 10, 13),
    ['risk', drop(14, 11, 7)],
    ['shelter', disc(35, 10.6, 2.4) + half(35, 20, 5.2)],
    ['held', disc(50, 10.6, 2.4) + half(50, 20, 5.2)],
    ['paper', drop(40, 1, 8, 'bl')],
  ),
  /** Three policies side by side. */
  compare: banner(
    ...page(8, 7, 13, 'shelterLight', 'paper', 9, 6, 9, 4),
    ...page(23, 2, 14, 'paper', 'ink', 10, 7),
    ['held', bar(24.8, 9, 10.4, 11)],
    ['neem', leaf(26, 10.4, 7.6, '/')],
    ...page(39, 5, 13, 'shelter', 'ink', 9, 6, 9),
    ['risk', drop(12, 1, 4)],
  ),
  /** One person, and a dotted path to three different covers. */
  finder: banner(
    ['held', disc(7, 10.6, 2.4) + half(7, 20, 5.2)],
    ['shelterLight', disc(15, 18.6, 0.9) + disc(18.5, 18.6, 0.9) + disc(22, 18.6, 0.9)],
    ['tint', bar(26, 8, 10, 12)],
    ['shelterLight', bar(37, 5, 10, 15)],
    ['shelter', bar(48, 2, 10, 18)],
    ['held', quarter(28, 14, 6, 'br')],
    ['paper', disc(42, 10.4, 1.9) + half(42, 16.4, 3.6) + square(50, 6, 6)],
    ['neem', leaf(51, 12.6, 5, '/')],
    ['risk', drop(29, 2, 4)],
  ),
  /** A calendar with one day marked, and a person who calls in time. */
  renewal: banner(
    ['paper', bar(8, 3, 24, 17)],
    ['shelter', bar(8, 3, 24, 4)],
    ['ink', bar(12, 1, 1.2, 4) + bar(26.8, 1, 1.2, 4)],
    [
      'tint',
      [10.5, 15, 19.5, 24].map((x) => square(x, 9, 3)).join('') + square(10.5, 14, 3) + square(15, 14, 3),
    ],
    ['held', drop(19, 12.6, 6)],
    ['sprout', disc(48, 10.6, 2.4) + half(48, 20, 5.2)],
    ['held', drop(36, 1, 9, 'br')],
    ['risk', drop(39, 4, 3)],
  ),
  terms: banner(
    ['shelter', half(30, 20, 5)],
    ['paper', bar(29.4, 2, 1.2, 14) + bar(14, 3, 32, 1.2) + disc(30, 3, 1.8)],
    ['paper', bar(14.9, 4, 0.6, 3) + bar(44.5, 4, 0.6, 3)],
    ['held', half(15.2, 13, 6, 'down') + half(44.8, 13, 6, 'down')],
    ['paper', bar(12.2, 6.4, 6, 6.6)],
    ['ink', bar(13.2, 8, 4, 0.7) + bar(13.2, 9.8, 4, 0.7)],
    ['sprout', drop(42, 7.4, 5.6)],
  ),
  /** A drop as the lens of a magnifying glass, over lines of text. */
  search: banner(
    ['shelterLight', bar(0, 3, 12, 1) + bar(0, 7, 9, 1) + bar(0, 11, 12, 1) + bar(0, 15, 7, 1)],
    ['shelter', bar(48, 3, 12, 1) + bar(51, 7, 9, 1) + bar(48, 11, 12, 1) + bar(53, 15, 7, 1)],
    ['held', drop(20, 1, 18, 'br')],
    ['paper', disc(29, 10, 6)],
    ['ink', bar(25.5, 7.6, 7, 0.9) + bar(25.5, 9.6, 5, 0.9) + bar(25.5, 11.6, 6, 0.9)],
  ),
  /** An open book; one word in it is marked with a drop. */
  glossary: banner(
    ['shelter', bar(6, 3, 24, 17)],
    ['shelterLight', bar(30, 3, 24, 17)],
    ['paper', bar(8, 5, 21, 15) + bar(31, 5, 21, 15)],
    ['ink', [8, 10.4, 12.8, 15.2, 17.6].map((y, at) => bar(11, y, at % 2 ? 12 : 15, 0.9)).join('')],
    ['held', drop(34, 8, 6)],
    ['ink', bar(42, 10.4, 7, 0.9) + bar(34, 15.2, 15, 0.9) + bar(34, 17.6, 11, 0.9)],
  ),
  /** An umbrella upside down in the rain. */
  notFound: banner(
    ...rain(60, 17, (x, y) => (Math.hypot(x - 32, y - 8) < 14.5 && y > 5) || Math.abs(x - 34) < 4.5),
    ['held', quarter(20, 8, 12, 'tr')],
    ['paper', quarter(32, 8, 12, 'tl')],
    [
      'ground',
      half(23, 8, 3, 'down') + half(29, 8, 3, 'down') + half(35, 8, 3, 'down') + half(41, 8, 3, 'down'),
    ],
    ['shelter', ring(34, 3, 2.5, 1.5) + bar(31.5, 3, 1, 8)],
    ['shelterLight', bar(0, 19.4, 60, 0.6)],
  ),
} satisfies Record<string, Picture>;
