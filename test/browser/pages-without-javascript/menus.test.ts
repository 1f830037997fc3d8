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

/** Whether a pointer at its middle would meet it: it is shown, on the screen and covered by nothing. */
const isWithinReach = (link: Locator) =>
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
        assert.ok(await isWithinReach(link), await link.innerText());
      }
    }
  }
});

test('without JavaScript the Tab key opens both dropdowns, and reaches every link of the bar in its order', async () => {
  const page = await visit(WIDE);
  const expected = await hrefsOf(page.locator(`${PARTS.navbarBar} a`));
  assert.ok(expected.length > 30);
  await page.locator('.bar .logo').focus();
  const walked: string[] = [];
  while (walked.length < expected.length) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    assert.ok(await isWithinReach(focused), await focused.innerText());
    if (await focused.evaluate((element) => element.localName === 'a')) {
      walked.push((await focused.getAttribute('href')) as string);
    }
  }
  assert.equal(walked, expected);
});

test('without JavaScript a link of a dropdown leads to its page', async () => {
  const page = await visit(WIDE);
  await page.getByRole('button', { name: 'Corporate Insurance' }).hover();
  await page.locator(PARTS.navbarPanel).getByText('Marine Insurance', { exact: true }).hover();
  await page.getByRole('link', { name: 'Sales Turn Over Insurance' }).first().click();
  await page.waitForURL('**/corporate/marine-insurance/sales-turn-over-insurance-(stop)');
  assert.match(await page.locator('h1').innerText(), /^Sales Turn Over/);
});

test('without JavaScript the menu of a phone opens with all its sections, every link is within reach and leads to a page', async () => {
  const page = await visit(NARROW);
  const sheet = page.locator(PARTS.slideInDialog);
  assert.not(await sheet.isVisible());
  await page.locator(`${PARTS.slideInMenu} > summary`).click();
  await sheet.waitFor();
  const reached: string[] = [];
  const reach = async (list: Locator) => {
    for (const row of await list.locator(':scope > li').all()) {
      const link = row.locator(':scope > a');
      if (await link.count()) {
        await link.scrollIntoViewIfNeeded();
        assert.ok(await isWithinReach(link), await link.innerText());
        reached.push((await link.getAttribute('href')) as string);
      }
      const section = row.locator(':scope > details');
      if (!(await section.count())) continue;
      await section.locator(':scope > summary').click();
      await reach(section.locator(':scope > ul'));
      // One at a time.
      assert.is(await list.locator(':scope > li > details[open]').count(), 1);
    }
  };
  await reach(sheet.locator(':scope > ul'));
  assert.equal(reached, await hrefsOf(sheet.locator('ul a')));
  assert.ok(reached.length > 30);
  for (const href of new Set(reached)) {
    const answer = await page.request.get(new URL(href, fixtures.demo.siteUrl).href, { maxRedirects: 0 });
    assert.is(answer.status(), 200, href);
  }
});

test('without JavaScript the menu of a phone closes where it was opened, and beside it, and its links lead on', async () => {
  const page = await visit({ ...NARROW, viewport: { width: 768, height: 900 } });
  const sheet = page.locator(PARTS.slideInDialog);
  const hamburger = page.locator(`${PARTS.slideInMenu} > summary`);
  for (const close of [() => hamburger.locator('svg').click(), () => page.mouse.click(40, 600)]) {
    await hamburger.click();
    await sheet.waitFor();
    await close();
    await sheet.waitFor({ state: 'hidden' });
  }
  await hamburger.click();
  await sheet.getByRole('link', { name: COPY.quote }).click();
  await page.waitForURL('**/#formdata');
  assert.is(await page.locator('#formdata:target').count(), 1);
  assert.not(await sheet.isVisible());
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
        assert.ok(await isWithinReach(link), await link.innerText());
      }
      assert.is(await page.locator('.foot-menu[open]').count(), 1);
    }
  });

test.run();
