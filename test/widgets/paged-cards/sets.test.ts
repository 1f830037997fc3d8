import { readFileSync } from 'node:fs';
import postcss, { type AtRule, type Rule as CssRule } from 'postcss';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RULES, type Rule } from '../../../widgets/paged-cards/limits';
import { cardsInSet, firstCard, nearestSet, oneSetFrom } from '../../../widgets/paged-cards/sets';

/**
 * Cards per set (requirements 8.4 to 8.6) for each rule and page width in px. The widths lie on both sides of
 * breakpoints.
 */
const EXPECTED: Record<Rule, Record<number, number>> = {
  services: { 320: 1, 767: 1, 768: 2, 1023: 2, 1024: 3, 1920: 3 },
  individual: { 320: 1, 639: 1, 640: 2, 1023: 2, 1024: 3 },
  testimonials: { 320: 1, 638: 1, 639: 2, 1022: 2, 1023: 3 },
  'testimonials-home': { 320: 1, 660: 1, 661: 2, 1023: 2, 1024: 3 },
  features: { 320: 2, 1023: 2, 1024: 6, 1499: 6, 1500: 8 },
  'features-two-columns': { 320: 1, 1023: 1, 1024: 3, 1499: 3, 1500: 4 },
  products: { 320: 1, 639: 1, 640: 2, 767: 2, 768: 3, 1023: 3, 1024: 4 },
};

const WIDTHS = Object.entries(EXPECTED).flatMap(([rule, counts]) =>
  Object.entries(counts).map(([width, cards]) => [rule as Rule, Number(width), cards] as const),
);

test('the width of the window decides how many cards make a set', () => {
  assert.equal(Object.keys(EXPECTED), Object.keys(RULES));
  for (const [rule, width, cards] of WIDTHS) {
    const inSet = cardsInSet(rule, (px) => width >= px);
    assert.is(inSet, cards, `${rule} at ${width} px`);
  }
});

const sheet = postcss.parse(readFileSync('widgets/paged-cards/paged-cards.css', 'utf8'));

/**
 * Returns the value that paged-cards.css sets for a property at a page width in px. If the file declares several values
 * for the selector, the last one counts.
 */
const inSheet = (selector: string, property: string, width: number) => {
  let value: string | undefined;
  sheet.walkDecls(property, (declaration) => {
    const { selectors, parent } = declaration.parent as CssRule;
    const from = /^\(min-width: (\d+)px\)$/.exec((parent as AtRule).params ?? '')?.[1];
    if (!selectors.includes(selector) || (parent?.type === 'atrule' && !from)) return;
    if (width >= Number(from ?? 0)) value = declaration.value;
  });
  return value;
};

test('the style sheet shows as many cards as RULES, at every width', () => {
  for (const [rule, width, cards] of WIDTHS) {
    const drawn = inSheet(`.paged-cards--${rule}`, '--paged-cards-n', width) ?? '1';
    assert.is(Number(drawn), cards, `${rule} at ${width} px`);
  }
});

test('the style sheet removes the space for controls exactly where all cards are one set', () => {
  for (const [rule, width, inSet] of WIDTHS)
    for (let cards = 1; cards < 10; cards++) {
      const from = oneSetFrom(rule, cards);
      const display = inSheet(`.paged-cards--one-from-${from} .paged-cards__controls`, 'display', width);
      assert.is(display === 'none', cards <= inSet, `${cards} cards, ${rule} at ${width} px`);
    }
});

test('the last set ends with the last card, and has as many cards as the others', () => {
  assert.equal(
    [0, 1, 2].map((set) => firstCard(set, 7, 3)),
    [0, 3, 4],
  );
});

test('the set in view is the one whose first card is nearest', () => {
  const sets = [0, 1, 1.4, 1.6, 3, 3.4, 3.6, 4].map((first) => nearestSet(first, 7, 3));
  assert.equal(sets, [0, 0, 0, 1, 1, 1, 2, 2]);
});

test.run();
