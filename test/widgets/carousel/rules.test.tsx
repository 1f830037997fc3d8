import { readFileSync } from 'node:fs';
import postcss, { type AtRule, type Rule } from 'postcss';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RULES } from '../../../widgets/carousel/limits';
import { COPY } from '../../../widgets/shared/carousel/slides-copy';
import type { WidthRule } from '../../../widgets/shared/carousel/slides-rules';
import { PARTS } from '../../support/parts';
import { openSlides } from '../shared/carousel/slides-page';

const open = (attributes: string, width: number, slides: number | string = 10) =>
  openSlides({ widget: 'carousel', attributes, width, slides });

const COUNTS: [rule: keyof typeof RULES, width: number, view: number][] = [
  ['default', 1440, 1],
  ['corporate', 500, 1],
  ['corporate', 501, 3],
  ['corporate', 1440, 3],
  ['associates', 500, 1],
  ['associates', 501, 3],
  ['associates', 1024, 3],
  ['associates', 1025, 4],
];
for (const [rule, width, view] of COUNTS)
  test(`${rule} shows ${view} at ${width} px`, async () => {
    const page = await open(`data-rule="${rule}"`, width);
    assert.is(page.visibleSlides().length, view);
    await page.close();
  });

const STEPS = { default: 3000, corporate: 2500, associates: 2500 };
for (const [rule, ms] of Object.entries(STEPS))
  test(`${rule} advances every ${ms} ms`, async () => {
    const page = await open(`data-rule="${rule}"`, 1440);
    const before = page.visibleSlides();
    await page.wait(ms - 1);
    assert.equal(page.visibleSlides(), before);
    await page.wait(1);
    assert.equal(
      page.visibleSlides(),
      before.map((number) => number + 1),
    );
    await page.close();
  });

const sheet = postcss.parse(readFileSync('widgets/carousel/carousel.css', 'utf8'));

/** Returns the values that carousel.css sets for a carousel with `data-rule` set to `rule`, at a window width in px. */
function cssAt(rule: string, width: number): Omit<WidthRule, 'from'> {
  const found: Record<string, string> = {};
  sheet.walkDecls(/^--broker-slides/, ({ prop, value, parent }) => {
    const block = parent as Rule;
    const from = /min-width: (\d+)px/.exec((block.parent as AtRule).params ?? '')?.[1] ?? 0;
    if (Number(from) <= width && ['.carousel', `.carousel--${rule}`].includes(block.selector))
      found[prop] = value;
  });
  return {
    view: Number(found['--broker-slides-view']),
    gap: Number.parseInt(found['--broker-slides-gap'] ?? '', 10),
  };
}

for (const [rule, { widths }] of Object.entries(RULES))
  for (const [at, { from, view, gap }] of widths.entries())
    test(`${rule}: from ${from} px on, the layout in the style sheet equals that of the script`, () => {
      const next = widths[at - 1]?.from ?? 3000;
      for (const width of [from, next - 1]) assert.equal(cssAt(rule, width), { view, gap });
    });

test('an unknown data-rule logs a warning, and the default applies', async () => {
  const page = await open('data-rule="corporat"', 1440);
  assert.match(page.warnings[0]?.[0] ?? '', /data-rule="corporat"/);
  assert.is(page.visibleSlides().length, 1);
  await page.close();
});

test('if all slides fit, nothing moves and there are no controls', async () => {
  const page = await open('data-rule="corporate"', 1440, 3);
  assert.not(page.isLive());
  assert.equal(page.visibleSlides(), [1, 2, 3]);
  await page.wait(9000);
  assert.equal(page.visibleSlides(), [1, 2, 3]);
  assert.is(page.find(PARTS.slidesFrame).style.transform, '');
  await page.close();
});

test('slides start to move when the window gets too narrow, and stop when it is wide enough', async () => {
  const page = await open('data-rule="corporate"', 1440, 3);
  await page.resize(400);
  assert.ok(page.isLive());
  assert.equal(page.visibleSlides(), [1]);
  await page.press(COPY.next);
  assert.equal(page.visibleSlides(), [2]);
  await page.resize(1440);
  assert.not(page.isLive());
  assert.equal(page.visibleSlides(), [1, 2, 3]);
  await page.close();
});

test('resizing the window pauses the rotation for 500 ms', async () => {
  const page = await open('data-rule="corporate"', 1440, 4);
  await page.wait(2000);
  await page.resize(1300);
  await page.wait(2999);
  assert.equal(page.visibleSlides(), [1, 2, 3]);
  await page.wait(1);
  assert.equal(page.visibleSlides(), [2, 3, 4]);
  await page.close();
});

const list = (current: number) =>
  `<ul>${[1, 2, 3, 4, 5].map((at) => `<li><a href="/${at}"${at === current ? ' aria-current="page"' : ''}>${at}</a></li>`).join('')}</ul>`;
const CURRENT: [rule: string, current: number, visible: number[]][] = [
  ['corporate', 3, [1, 2, 3]],
  ['corporate', 4, [3, 4, 5]],
  ['corporate', 5, [1, 4, 5]],
  ['default', 4, [4]],
  ['associates', 5, [1, 2, 3, 5]],
];
for (const [rule, current, visible] of CURRENT)
  test(`${rule} starts with ${visible} if the current page is slide ${current}`, async () => {
    const page = await open(`data-rule="${rule}"`, 1440, list(current));
    assert.equal(page.visibleSlides(), visible);
    await page.close();
  });

test.run();
