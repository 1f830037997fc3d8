import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/navbar/copy';
import { mountAll } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { focused, focusFits, press, tabTo } from '../../support/focus';
import { PARTS } from '../../support/parts';

const fixtures = setUpFixtures(test);

const PRODUCT = '/individual/motor-insurance';
const FORMLESS = '/about-us';
const MARINE = '/corporate/marine-insurance';

async function openAt(path: string, width: number): Promise<Page> {
  const { page } = await fixtures.open({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(fixtures.demo.siteUrl + path);
  await mountAll(page);
  return page;
}

/** True if the middle of the focused element is in the viewport and not covered. */
const isInView = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return element === document.elementFromPoint(x + width / 2, y + height / 2);
  });

const expanded = (page: Page) =>
  page.locator(`${PARTS.navbarTop} > button[aria-expanded=true]`).allTextContents();

/** Returns the names of the products that are visible beside the categories. */
const products = (page: Page) =>
  page
    .locator(`${PARTS.navbarTop}[data-open] ${PARTS.subproducts} > a`)
    .filter({ visible: true })
    .allTextContents();

test('the first Tab focuses the skip link, and after Enter the next Tab is in the content', async () => {
  const page = await openAt(PRODUCT, 1440);
  await press(page, 'Tab');
  assert.is(await focused(page), 'Skip to content');
  const box = await page.locator('.skip').boundingBox();
  assert.ok(box && box.y >= 0 && box.width > 100);
  await press(page, 'Enter', 'Tab');
  assert.ok(await focusFits(page, 'main .crumbs a'), await focused(page));
});

test('Tab reaches every item of the bar in order, and opens no dropdown', async () => {
  const page = await openAt(PRODUCT, 1440);
  await tabTo(page, 'About Us');
  const names = ['Services', 'Corporate Insurance', 'Individual Insurance', 'Media', 'Blog', 'Contact Us'];
  for (const name of [...names, COPY.quote]) {
    await press(page, 'Tab');
    assert.is(await focused(page), name);
    assert.equal(await expanded(page), []);
  }
});

for (const width of [360, 820, 1100, 1440])
  test(`Get A Quote is within 12 Tab stops of the page, ${width} px wide`, async () => {
    const page = await openAt(FORMLESS, width);
    const passed: string[] = [];
    while (!passed.includes(COPY.quote) && passed.length < 12) {
      await press(page, 'Tab');
      passed.push(await focused(page));
    }
    assert.is(passed.at(-1), COPY.quote, passed.join(', '));
    assert.ok(await isInView(page), 'it is not in view');
  });

test('Tab leads through an open dropdown, which closes when the focus leaves it', async () => {
  const page = await openAt(PRODUCT, 1440);
  await tabTo(page, 'Corporate Insurance');
  await press(page, 'Enter', 'Tab');
  assert.is(await focused(page), 'Project Insurance');
  assert.equal(await expanded(page), ['Corporate Insurance']);
  await press(page, 'Shift+Tab', 'Shift+Tab');
  assert.is(await focused(page), 'Services');
  assert.equal(await expanded(page), []);
});

test('Enter opens a dropdown and closes it', async () => {
  const page = await openAt(PRODUCT, 1440);
  await tabTo(page, 'Individual Insurance');
  await press(page, 'Enter');
  assert.equal(await expanded(page), ['Individual Insurance']);
  await press(page, 'Enter');
  assert.equal(await expanded(page), []);
  await press(page, 'Enter');
  assert.equal(await expanded(page), ['Individual Insurance']);
});

test('arrow keys move through categories and products, Home and End go to the ends, Escape returns to the item', async () => {
  const page = await openAt(PRODUCT, 1440);
  await tabTo(page, 'Corporate Insurance');
  const steps = [
    ['ArrowDown', 'Project Insurance', COPY.all('Project Insurance')],
    ['ArrowDown', 'Liability Insurance', COPY.all('Liability Insurance')],
    ['ArrowRight', COPY.all('Liability Insurance'), COPY.all('Liability Insurance')],
    ['ArrowDown', 'Directors and Officers Liability', COPY.all('Liability Insurance')],
    ['End', 'Professional Indemnity', COPY.all('Liability Insurance')],
    ['Home', COPY.all('Liability Insurance'), COPY.all('Liability Insurance')],
    ['ArrowLeft', 'Liability Insurance', COPY.all('Liability Insurance')],
    ['End', 'Property Insurance', COPY.all('Property Insurance')],
    ['ArrowUp', 'Marine Insurance', COPY.all('Marine Insurance')],
    ['Home', 'Project Insurance', COPY.all('Project Insurance')],
    ['ArrowUp', 'Corporate Insurance', COPY.all('Project Insurance')],
  ] as const;
  for (const [key, name, shown] of steps) {
    await press(page, key);
    assert.is(await focused(page), name, key);
    assert.equal(await products(page), [shown], `${key} to ${name}`);
  }
  await press(page, 'ArrowDown', 'ArrowRight', 'ArrowDown', 'Escape');
  assert.is(await focused(page), 'Corporate Insurance');
  assert.equal(await expanded(page), []);
  await press(page, 'ArrowDown');
  assert.is(await focused(page), 'Project Insurance');
});

test('Enter on a product of a dropdown opens its page', async () => {
  const page = await openAt(PRODUCT, 1440);
  await tabTo(page, 'Corporate Insurance');
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  assert.is(await focused(page), 'Marine Insurance');
  await press(page, 'ArrowRight', 'ArrowDown', 'ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${fixtures.demo.siteUrl}${MARINE}/single-transit-insurance`);
});

test('the slide-in menu traps the focus and locks scrolling, and Escape restores both', async () => {
  const page = await openAt(PRODUCT, 360);
  await tabTo(page, COPY.openMenu);
  await press(page, 'Enter');
  assert.is(await focused(page), COPY.closeMenu);
  assert.ok(await page.locator(PARTS.slideInDialog).isVisible());
  assert.is(await page.locator('html').evaluate((html) => getComputedStyle(html).overflowY), 'hidden');

  const focusOrder: string[] = [];
  do {
    focusOrder.push(await focused(page));
    assert.ok(await focusFits(page, `${PARTS.slideInDialog} *`), await focused(page));
    await press(page, 'Tab');
  } while ((await focused(page)) !== COPY.closeMenu && focusOrder.length < 50);
  assert.equal(focusOrder, [
    COPY.closeMenu,
    'About Us',
    'Services',
    'Corporate Insurance',
    'Individual Insurance',
    'Media',
    'Blog',
    'Contact Us',
    'Search',
    COPY.quote,
  ]);
  await press(page, 'Shift+Tab');
  assert.is(await focused(page), COPY.quote);
  await press(page, 'PageDown', 'End');
  assert.is(await page.evaluate(() => scrollY), 0);

  await press(page, 'Escape');
  assert.is(await focused(page), COPY.openMenu);
  assert.not.ok(await page.locator(PARTS.slideInDialog).isVisible());
  await press(page, 'End');
  await page.waitForFunction(() => scrollY > 0);
});

test('in the slide-in menu one section is open at a time, and within it one category', async () => {
  const page = await openAt(PRODUCT, 360);
  const open = () =>
    page
      .locator(`${PARTS.slideInDialog} details[open] > summary`)
      .filter({ visible: true })
      .allTextContents();
  await tabTo(page, COPY.openMenu);
  await press(page, 'Enter');
  await tabTo(page, 'Corporate Insurance');
  await press(page, 'Enter');
  assert.equal(await open(), ['Corporate Insurance']);
  await press(page, 'Tab', 'Enter');
  assert.equal(await open(), ['Corporate Insurance', 'Project Insurance']);
  await press(page, 'Tab');
  assert.is(await focused(page), COPY.overviewOf('Project Insurance'));
  await tabTo(page, 'Marine Insurance');
  await press(page, 'Space');
  assert.equal(await open(), ['Corporate Insurance', 'Marine Insurance']);
  await tabTo(page, 'Individual Insurance');
  await press(page, 'Enter');
  assert.equal(await open(), ['Individual Insurance']);
  await press(page, 'Enter');
  assert.equal(await open(), []);
});

test('a link in the slide-in menu closes it and unlocks scrolling, and the menu stays closed after Back', async () => {
  const page = await openAt(PRODUCT, 360);
  await tabTo(page, COPY.openMenu);
  await press(page, 'Enter');
  await tabTo(page, COPY.quote);
  await press(page, 'Enter');
  await page.locator('#formdata:focus').waitFor();
  assert.not.ok(await page.locator(PARTS.slideInDialog).isVisible());
  assert.is(await page.locator('html').evaluate((html) => getComputedStyle(html).overflowY), 'visible');

  await tabTo(page, COPY.openMenu, 'Shift+Tab');
  await press(page, 'Enter');
  await tabTo(page, 'About Us');
  await page.keyboard.press('Enter');
  await page.waitForURL(fixtures.demo.siteUrl + FORMLESS);
  await page.goBack();
  await page.waitForURL(fixtures.demo.siteUrl + PRODUCT);
  await page.locator('.navbar[data-live]').waitFor();
  assert.not.ok(await page.locator(PARTS.slideInDialog).isVisible());
});

test('the quote link moves to the form of its page, and Tab continues from there', async () => {
  const page = await openAt(PRODUCT, 1440);
  await tabTo(page, COPY.quote);
  await press(page, 'Enter');
  await page.locator('#formdata:focus').waitFor();
  const { top, bar } = await page.evaluate(() => ({
    top: document.getElementById('formdata')?.getBoundingClientRect().top ?? Number.NaN,
    bar: document.querySelector('.bar')?.getBoundingClientRect().bottom ?? Number.NaN,
  }));
  assert.ok(top >= bar && top < 400, `${top} below ${bar}`);
  assert.is(page.url(), fixtures.demo.siteUrl + PRODUCT);
  await tabTo(page, 'broker-first_name');
});

test('on a page without the form the quote link opens the home page at its form', async () => {
  const page = await openAt(FORMLESS, 1440);
  await tabTo(page, COPY.quote);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${fixtures.demo.siteUrl}/#formdata`);
  await page.waitForFunction(() => {
    const top = document.getElementById('formdata')?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < innerHeight / 2;
  });
});

test.run();
