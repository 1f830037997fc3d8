import type { Locator } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/navbar/copy';
import { setUpFixtures } from '../../support/fixtures';
import { PARTS } from '../../support/parts';

const fixtures = setUpFixtures(test);

const WIDE = { javaScriptEnabled: false, viewport: { width: 1440, height: 900 } };
const NARROW = { javaScriptEnabled: false, viewport: { width: 360, height: 740 } };

async function visit(options: typeof WIDE, path = '/about-us') {
  const { page } = await fixtures.open(options);
  await page.goto(fixtures.demo.siteUrl + path);
  return page;
}

/** True if the link is visible and in the viewport, and nothing covers its centre. */
const isClickable = (link: Locator) =>
  link.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

const hrefsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') as string));

test('without JavaScript the pointer opens both dropdowns and the list of each category, and reaches every link', async () => {
  const page = await visit(WIDE);
  const tops = page.locator(PARTS.navbarTop);
  assert.is(await tops.count(), 2);
  for (const top of await tops.all()) {
    const panel = top.locator(PARTS.navbarPanel);
    assert.not(await panel.isVisible());
    await top.locator('button').hover();
    await panel.waitFor();
    for (const row of await panel.locator(':scope > ul > li:has(> a)').all()) {
      await row.locator(':scope > a').hover();
      for (const link of await row.locator('a').all()) {
        await link.hover();
        assert.ok(await isClickable(link), await link.innerText());
      }
    }
  }
});

test('without JavaScript the Tab key opens both dropdowns, and reaches every link of the bar in order', async () => {
  const page = await visit(WIDE);
  const expected = await hrefsOf(page.locator(`${PARTS.navbarBar} > li:not([hidden]) a`));
  assert.ok(expected.length > 30);
  await page.getByRole('banner').getByRole('link', { name: 'Call' }).focus();
  const focusOrder: string[] = [];
  while (focusOrder.length < expected.length) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    assert.ok(await isClickable(focused), await focused.innerText());
    if (await focused.evaluate((element) => element.localName === 'a')) {
      focusOrder.push((await focused.getAttribute('href')) as string);
    }
  }
  assert.equal(focusOrder, expected);
});

test('without JavaScript a link of a dropdown opens its page', async () => {
  const page = await visit(WIDE);
  await page.getByRole('button', { name: 'Corporate Insurance' }).hover();
  await page.locator(PARTS.navbarPanel).getByText('Marine Insurance', { exact: true }).hover();
  await page.getByRole('link', { name: 'Sales Turn Over Insurance' }).first().click();
  await page.waitForURL('**/corporate/marine-insurance/sales-turn-over-insurance-(stop)');
  assert.match(await page.locator('h1').innerText(), /^Sales Turn Over/);
});

test('without JavaScript the slide-in menu opens with all its sections, and every link is clickable and leads to a page', async () => {
  const page = await visit(NARROW);
  const drawer = page.locator(PARTS.slideInDialog);
  assert.not(await drawer.isVisible());
  await page.locator(`${PARTS.slideInMenu} > summary`).click();
  await drawer.waitFor();
  const reached: string[] = [];
  const collectLinks = async (list: Locator) => {
    for (const row of await list.locator(':scope > li').all()) {
      const link = row.locator(':scope > a');
      if (await link.count()) {
        await link.scrollIntoViewIfNeeded();
        assert.ok(await isClickable(link), await link.innerText());
        reached.push((await link.getAttribute('href')) as string);
      }
      const section = row.locator(':scope > details');
      if (!(await section.count())) continue;
      await section.locator(':scope > summary').click();
      await collectLinks(section.locator(':scope > ul'));
      // Opening a section closes the section that was open before.
      assert.is(await list.locator(':scope > li > details[open]').count(), 1);
    }
  };
  await collectLinks(drawer.locator(':scope > ul'));
  assert.equal(reached, await hrefsOf(drawer.locator('ul a')));
  assert.ok(reached.length > 30);
  for (const href of new Set(reached)) {
    const response = await page.request.get(new URL(href, fixtures.demo.siteUrl).href, { maxRedirects: 0 });
    assert.is(response.status(), 200, href);
  }
});

test('without JavaScript the slide-in menu closes by its button and by a click beside it, and its links work', async () => {
  const page = await visit({ ...NARROW, viewport: { width: 768, height: 900 } });
  const drawer = page.locator(PARTS.slideInDialog);
  const hamburger = page.locator(`${PARTS.slideInMenu} > summary`);
  for (const close of [() => hamburger.locator('svg').click(), () => page.mouse.click(40, 600)]) {
    await hamburger.click();
    await drawer.waitFor();
    await close();
    await drawer.waitFor({ state: 'hidden' });
  }
  await hamburger.click();
  await drawer.getByRole('link', { name: COPY.quote }).click();
  await page.waitForURL('**/#formdata');
  assert.is(await page.locator('#formdata:target').count(), 1);
  assert.not(await drawer.isVisible());
});

for (const options of [NARROW, WIDE])
  test(`without JavaScript the lists of the footer open, ${options.viewport.width} px wide, one at a time`, async () => {
    const page = await visit(options);
    const lists = page.locator('.foot-menu');
    assert.is(await lists.count(), 2);
    for (const list of await lists.all()) {
      await list.locator('summary').click();
      for (const link of await list.locator('a').all()) {
        await link.scrollIntoViewIfNeeded();
        assert.ok(await isClickable(link), await link.innerText());
      }
      assert.is(await page.locator('.foot-menu[open]').count(), 1);
    }
  });

test.run();
