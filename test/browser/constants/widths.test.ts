import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../../host-pages/site';
import { COPY as CARDS } from '../../../widgets/paged-cards/copy';
import { mountAll, waitForLists, waitForRender } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { PARTS } from '../../support/parts';

const fixtures = setUpFixtures(test);

// Sizes that requirements 8.10, 8.1 and 2.7 set.
const HOME_HERO_PX = 600;
const HERO_PX = 500;
const MAP_PX = 450;
const TO_TOP_PAST_PX = 300;
const XL_PX = 1280;

async function openAt(path: string, width: number): Promise<Page> {
  const { page } = await fixtures.open({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  await page.route(SITE.map, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Map' }));
  await page.goto(fixtures.demo.siteUrl + path);
  await mountAll(page);
  // Wait for the lists: the placeholder rows of a loading list would count as items.
  await waitForLists(page);
  return page;
}

async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.waitForFunction((px) => innerWidth === px, width);
  await waitForRender(page);
}

/**
 * Counts the items of a row that are entirely in view. Returns this number, and how many of these items are not inert.
 */
const inView = (page: Page, view: string) =>
  page.locator(view).evaluate((row) => {
    const { left, right } = row.getBoundingClientRect();
    const whole = [...row.querySelectorAll('li')].filter((item) => {
      const box = item.getBoundingClientRect();
      return box.width > 0 && box.left >= left - 1 && box.right <= right + 1;
    });
    return [whole.length, whole.filter((item) => !item.matches('[inert], [inert] *')).length];
  });

for (const [what, path, table] of [
  ['corporate carousel', '/corporate/liability-insurance', { 500: 1, 501: 3, 1024: 3, 1025: 3 }],
  ['associated companies', '/', { 500: 1, 501: 3, 1024: 3, 1025: 4 }],
] as const)
  test(`the ${what} shows as many slides at a time as the requirements say for the window's width`, async () => {
    const page = await openAt(path, 360);
    for (const [width, expected] of Object.entries(table)) {
      await resize(page, Number(width));
      assert.equal(await inView(page, `.carousel ${PARTS.slidesTrack}`), [expected, expected], width);
      assert.is(await page.locator('.carousel li:not([inert])').count(), expected, width);
    }
  });

for (const [path, table] of [
  ['/services', { 767: 1, 768: 2, 1023: 2, 1024: 3 }],
  ['/individual', { 639: 1, 640: 2, 1023: 2, 1024: 3 }],
  ['/', { 660: 1, 661: 2, 1023: 2, 1024: 3 }],
] as const)
  test(`the cards of ${path} are paged in sets of 3, 2 and 1, with one dot per set`, async () => {
    const page = await openAt(path, 360);
    const cards = await page.locator('.paged-cards li').count();
    for (const [width, inSet] of Object.entries(table)) {
      await resize(page, Number(width));
      assert.equal(await inView(page, PARTS.cardsRow), [inSet, inSet], width);
      const sets = Math.ceil(cards / inSet);
      const dots = page.locator(PARTS.setDot);
      assert.is(await dots.count(), sets, width);
      assert.is(await dots.last().getAttribute('aria-label'), CARDS.set(sets, sets), width);
    }
  });

test('the hero is 600 px high on the home page, and 500 px or more on a product page', async () => {
  const page = await openAt('/', 1440);
  const heightOf = async (selector: string) =>
    (await page.locator(selector).first().boundingBox())?.height ?? 0;
  assert.is(await heightOf('.hero-carousel'), HOME_HERO_PX);
  for (const path of [
    '/individual/motor-insurance',
    '/corporate/marine-insurance',
    '/services',
    '/individual',
  ]) {
    await page.goto(fixtures.demo.siteUrl + path);
    assert.ok((await heightOf('.hero')) >= HERO_PX, path);
  }
});

for (const width of [360, 1440])
  test(`the map of /contact-us is ${MAP_PX} px high and loads once it is near the viewport, ${width} px wide`, async () => {
    const page = await openAt('/contact-us', width);
    const map = page.locator('.map');
    const top = await map.evaluate((section) => section.getBoundingClientRect().top + scrollY);
    const scrollToWithin = (below: number) =>
      page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top - 800 - below);
    assert.is((await map.boundingBox())?.height, MAP_PX);
    assert.ok(top > 800 + 420, `${top}`);
    await scrollToWithin(420);
    await waitForRender(page);
    assert.is(await map.locator('iframe').count(), 0);
    await scrollToWithin(380);
    await map.locator('iframe').waitFor();
    assert.is((await map.locator('iframe').boundingBox())?.height, MAP_PX);
    assert.is((await map.boundingBox())?.height, MAP_PX);
    assert.is(await map.locator('iframe').getAttribute('src'), SITE.map);
  });

test('scripts add no map to a page without one', async () => {
  const page = await openAt('/about-us', 1440);
  assert.is(await page.locator('.map, iframe').count(), 0);
});

test('the hamburger shows below 1280 px, the bar from 1280 px on, and an open menu closes there', async () => {
  const page = await openAt('/about-us', XL_PX - 1);
  const [bar, hamburger] = [page.locator(PARTS.navbarBar), page.locator(`${PARTS.slideInMenu} > summary`)];
  const visibility = async () => [await bar.isVisible(), await hamburger.isVisible()];
  assert.equal(await visibility(), [false, true]);
  await hamburger.click();
  await page.locator(PARTS.slideInDialog).waitFor();
  await resize(page, XL_PX);
  assert.equal(await visibility(), [true, false]);
  assert.not.ok(await page.locator(PARTS.slideInDialog).isVisible());
  assert.is(await page.locator('html').evaluate((html) => getComputedStyle(html).overflowY), 'visible');
  await resize(page, XL_PX - 1);
  assert.equal(await visibility(), [false, true]);
  assert.not.ok(await page.locator(PARTS.slideInDialog).isVisible());
});

test('Back to top shows once the page is scrolled past 300 px, and not at 300', async () => {
  const page = await openAt('/about-us', 1440);
  const button = page.locator('.scroll-to-top');
  const scrollTo = async (y: number) => {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForFunction((top) => scrollY === top, y);
    await waitForRender(page);
  };
  await scrollTo(TO_TOP_PAST_PX);
  assert.not.ok(await button.isVisible());
  await scrollTo(TO_TOP_PAST_PX + 1);
  assert.ok(await button.isVisible());
  await scrollTo(TO_TOP_PAST_PX);
  assert.not.ok(await button.isVisible());
});

test.run();
