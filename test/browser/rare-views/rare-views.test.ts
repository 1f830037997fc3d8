import type { Locator } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { contacts, messagePage } from '../../../server/api/response-page';
import { COPY as SLIDES } from '../../../widgets/shared/carousel/slides-copy';
import { setUpFixtures } from '../../support/fixtures';
import { PARTS } from '../../support/parts';

// Views of our pages that few visitors have: forced colours, no scripts, the keyboard alone.
const fixtures = setUpFixtures(test);
const DESK = { width: 1000, height: 860 };

const styleOf = (element: Locator, name: string, part?: string) =>
  element.evaluate(
    (node, [name, part]) => getComputedStyle(node, part).getPropertyValue(`${name}`),
    [name, part],
  );

test('in forced colours the bars have an edge, and the dots of the carousel show the current slide', async () => {
  const { page } = await fixtures.open({ viewport: DESK, forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(fixtures.urlOf('ours'));
  for (const bar of ['.bar', '.actions'])
    assert.is(await styleOf(page.locator(bar), 'outline-style'), 'solid', bar);
  const dot = (number: number) =>
    page.locator('.hero-carousel').getByRole('button', { name: SLIDES.slide(number), exact: true });
  await dot(1).waitFor();
  const canvas = await styleOf(page.locator('body'), 'background-color');
  for (const number of [1, 2]) assert.is(await styleOf(dot(number), 'border-top-color'), canvas);
  assert.is.not(await styleOf(dot(1), 'background-color', '::after'), canvas);
});

test('without scripts the keyboard reaches the row of slides, and the focus is visible', async () => {
  const { page } = await fixtures.open({ viewport: DESK, javaScriptEnabled: false });
  await page.goto(fixtures.urlOf('ours'));
  const row = page.locator(`.carousel ${PARTS.slidesTrack}`).first();
  await row.locator('xpath=preceding::a[1]').focus();
  await page.keyboard.press('Tab');
  assert.ok(await row.evaluate((node) => node === document.activeElement));
  assert.is.not(await styleOf(row, 'outline-style'), 'none');
});

test('on the green page of a success the contacts have the colour of the text', async () => {
  const { page } = await fixtures.open();
  const html = await messagePage({
    lang: 'en',
    title: 'Withdrawn',
    isSuccess: true,
    content: `<h1>Withdrawn</h1>${await contacts()}`,
  });
  await page.route('**/withdrawn', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(`${fixtures.urlOf('ours')}withdrawn`);
  const text = await styleOf(page.locator('h1'), 'color');
  const links = await page.locator('.contacts a').all();
  assert.ok(links.length > 0);
  for (const link of links) assert.is(await styleOf(link, 'color'), text);
});

test.run();
