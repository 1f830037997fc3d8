import type { Locator } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../../host-pages/site';
import { COPY as POST } from '../../../widgets/blog-post/copy';
import { COPY as JOB } from '../../../widgets/career-details/copy';
import { COPY as NAVBAR } from '../../../widgets/navbar/copy';
import { ONE_OF_EACH } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { PARTS } from '../../support/parts';

const fixtures = setUpFixtures(test);

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 740 };
const SCREENS = [WIDE, NARROW];

async function visit(path: string, viewport = WIDE) {
  const { page } = await fixtures.open({ javaScriptEnabled: false, viewport });
  await page.goto(fixtures.demo.siteUrl + encodeURI(path));
  return page;
}

test('without JavaScript a page of each template shows its heading, and only buttons that work', async () => {
  const { page } = await fixtures.open({ javaScriptEnabled: false });
  for (const path of ONE_OF_EACH) {
    await page.goto(fixtures.demo.siteUrl + encodeURI(path));
    for (const viewport of SCREENS) {
      const where = `${path}, ${viewport.width} px wide`;
      await page.setViewportSize(viewport);
      assert.ok(await page.locator('h1').isVisible(), where);
      // Leave out the buttons that work without JavaScript: the buttons of the bar open their dropdown on focus, and
      // the button of the form submits.
      const idleButtons = page
        .locator(`button:not(${PARTS.navbarTop} > button, form [type=submit])`)
        .filter({ visible: true });
      assert.equal(await idleButtons.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)), [], where);
    }
  }
});

test('without JavaScript three answers lead to the form of a product, one step at a time, by keyboard', async () => {
  const page = await visit('/find-my-cover', NARROW);
  const main = page.getByRole('main');
  const step = main.getByRole('heading', { level: 2 }).filter({ hasNotText: 'Get A Quote' });
  const focused = page.locator(':focus');
  for (const [question, answer] of [
    ['Who is the cover for?', 'Me and my family'],
    ['What do you want to protect?', 'Our health, against hospital bills'],
    ['What health cover do you have today?', 'Cover from my employer'],
  ] as const) {
    assert.match((await step.allTextContents()).join(), question);
    assert.is(await step.count(), 1);
    await main.getByRole('link', { name: answer }).press('Enter');
    await page.locator('h2:target').waitFor();
    assert.ok(await focused.evaluate((heading) => heading.matches('h2:target')));
  }
  await page.goBack();
  assert.match((await step.allTextContents()).join(), 'What health cover do you have today?');
  await page.goForward();
  await main.getByRole('link', { name: 'Get A Quote for Health Insurance' }).press('Enter');
  await page.waitForURL('**/individual/health-insurance#formdata');
});

test('without JavaScript a link to a question shows it with its answer', async () => {
  const page = await visit('/individual/motor-insurance#what-is-insured-declared-value', NARROW);
  const question = page.locator('details:target');
  const [summary, answer] = [question.locator('summary'), question.locator('p')];
  assert.is(await summary.textContent(), 'What is insured declared value?');
  assert.ok(await answer.isVisible());
  assert.ok(await question.getByRole('link', { name: 'Link to this question' }).isVisible());
});

test('without JavaScript every question opens and closes, by pointer and by keyboard', async () => {
  const page = await visit('/individual/motor-insurance');
  const items = page.locator('.faq-accordion > details');
  assert.is(await items.count(), 5);
  for (const [at, item] of (await items.all()).entries()) {
    const answer = item.locator(':scope > div');
    const isOpen = await item.evaluate((details: HTMLDetailsElement) => details.open);
    assert.is(isOpen, at === 0);
    if (isOpen) await item.locator('summary').click();
    await answer.waitFor({ state: 'hidden' });
    await item.locator('summary').click();
    await answer.waitFor();
    await item.locator('summary').focus();
    await page.keyboard.press('Enter');
    await answer.waitFor({ state: 'hidden' });
    await page.keyboard.press('Space');
    await answer.waitFor();
    assert.ok((await answer.innerText()).length > 40);
  }
});

test('without JavaScript a tab is a link to its panel, which then is the only visible one', async () => {
  const page = await visit('/individual');
  const shown = page.locator(`${PARTS.tabPanels} > section`).filter({ visible: true });
  const idOf = (panel: Locator) => panel.getAttribute('id');
  assert.is(await idOf(shown), 'motor-tab');
  for (const [name, id] of [
    ['Home', 'home-tab'],
    ['Health Benefits', 'health-tab'],
    ['Life', 'life-tab'],
    ['Children Education', 'child-education-tab'],
    ['Motor', 'motor-tab'],
  ] as const) {
    await page.locator('.product-tabs__list').getByRole('link', { name, exact: true }).click();
    await page.locator(`#${id}:target`).waitFor();
    assert.is(await idOf(shown), id);
    assert.ok((await shown.innerText()).length > 100);
  }
  await page.goto(`${fixtures.demo.siteUrl}/individual#life-tab`);
  assert.is(await idOf(shown), 'life-tab');
});

for (const viewport of SCREENS) {
  test(`without JavaScript the first slide of the home page is readable, ${viewport.width} px wide, and links to the form`, async () => {
    const page = await visit('/', viewport);
    const slide = page.locator('.hero-carousel li').first();
    const { width, x } = (await slide.boundingBox()) ?? {};
    assert.equal([width, x], [viewport.width, 0]);
    for (const text of [slide.locator('h2'), slide.locator('.lead')]) {
      const box = await text.boundingBox();
      assert.ok(box && box.x >= 0 && box.x + box.width <= viewport.width);
      assert.ok((await text.innerText()).length > 15);
    }
    await slide.getByRole('link', { name: 'Get A Quote' }).click();
    await page.locator('#formdata:target').waitFor();
  });

  for (const [path, selector] of [
    ['/', `.hero-carousel ${PARTS.slidesTrack}`],
    ['/individual', PARTS.cardsRow],
    ['/corporate/liability-insurance', PARTS.slidesTrack],
  ] as const)
    test(`without JavaScript ${selector} of ${path}, ${viewport.width} px wide, scrolls to its last card`, async () => {
      const page = await visit(path, viewport);
      const row = page.locator(selector);
      const last = row.locator('li').last();
      await row.scrollIntoViewIfNeeded();
      await row.hover();
      const pxOutOfView = () =>
        last.evaluate((card, view) => {
          const right = document.querySelector(view)?.getBoundingClientRect().right ?? 0;
          return Math.floor(card.getBoundingClientRect().right - right);
        }, selector);
      assert.ok((await pxOutOfView()) > 0);
      const deadline = Date.now() + 20_000;
      while ((await pxOutOfView()) > 0) {
        assert.ok(Date.now() < deadline, `${await pxOutOfView()} px out of view`);
        await page.mouse.wheel(viewport.width, 0);
      }
      assert.ok(await last.isVisible());
    });
}

test('without JavaScript the home page shows companies and reviews, and links to more reviews', async () => {
  const page = await visit('/');
  assert.ok(await page.locator('.companies').isVisible());
  assert.ok(await page.locator('.reviews').isVisible());
  assert.is(await page.locator(PARTS.reservedSpace).filter({ visible: true }).count(), 0);
  const more = page.getByRole('link', { name: 'See More Reviews' });
  assert.is(await more.getAttribute('href'), SITE.reviews);
});

test('without JavaScript pages of one opening or post show a message and a link to go on', async () => {
  for (const [path, message, href] of [
    ['/career-details', JOB.notYet, '/careers'],
    ['/blog-details', POST.loading, '/blog'],
  ] as const) {
    const page = await visit(path, NARROW);
    const host = page.locator('main [data-broker-widget]').first();
    assert.ok(await host.getByText(message).first().isVisible(), path);
    assert.ok(await host.locator(`a[href="${href}"]`).first().isVisible(), path);
  }
});

test('without JavaScript the map is a link', async () => {
  const page = await visit('/contact-us');
  const link = page.locator('[data-map]').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  assert.ok(await link.isVisible());
  assert.is(await link.getAttribute('href'), SITE.map);
  assert.is(await page.locator('iframe').count(), 0);
});

test('without JavaScript Get A Quote on a page without the form links to the form of the home page', async () => {
  const page = await visit('/about-us');
  await page.locator('.bar').getByRole('link', { name: NAVBAR.quote }).click();
  await page.waitForURL(`${fixtures.demo.siteUrl}/#formdata`);
  assert.ok(await page.locator('#formdata:target').isVisible());
});

test.run();
