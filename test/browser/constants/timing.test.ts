import type { Locator, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY as NAVBAR } from '../../../widgets/navbar/copy';
import { COPY as SLIDES } from '../../../widgets/shared/carousel/slides-copy';
import { mountAll } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { PARTS } from '../../support/parts';

const fixtures = setUpFixtures(test);

// Requirements 8. What the pages run on is written in the widgets' limits.ts.
const DROPDOWN_MS = 200;
const RETRY_MS = 200;
const AUTOPLAY_MS = 2500;
/** Nine slides long: no carousel here would stand where it began. */
const LONG_MS = 9 * AUTOPLAY_MS;
/** Slides are not heard while one is on its way. */
const ARRIVED_MS = 1000;

const DESK = { width: 1440, height: 900 };
/** Where nothing hears the pointer. */
const NOWHERE = [2, 890] as const;

/** A page at work whose time stands still but for `page.clock.runFor`. */
async function openStill(path: string, options = {}): Promise<Page> {
  const { page } = await fixtures.open({ viewport: DESK, ...options });
  await page.clock.install();
  await page.goto(fixtures.demo.siteUrl + path);
  await mountAll(page);
  await page.mouse.move(...NOWHERE);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  return page;
}

const isOpen = (dropdown: Locator) => dropdown.evaluate((top) => top.hasAttribute('data-open'));

test('a dropdown closes 200 ms after the pointer has left it, and not if the pointer comes back before', async () => {
  const page = await openStill('/about-us');
  const dropdown = page.locator(PARTS.navbarTop).first();
  await dropdown.hover();
  assert.ok(await isOpen(dropdown));
  await page.mouse.move(...NOWHERE);
  await page.clock.runFor(DROPDOWN_MS - 1);
  assert.ok(await isOpen(dropdown));
  await page.clock.runFor(1);
  assert.not.ok(await isOpen(dropdown));

  await dropdown.hover();
  await page.mouse.move(...NOWHERE);
  await page.clock.runFor(DROPDOWN_MS - 1);
  await dropdown.locator(PARTS.navbarPanel).hover();
  await page.clock.runFor(LONG_MS);
  assert.ok(await isOpen(dropdown));
});

test('a dropdown closes at once where the pointer goes to the other', async () => {
  const page = await openStill('/about-us');
  const [first, second] = [page.locator(PARTS.navbarTop).first(), page.locator(PARTS.navbarTop).last()];
  await first.hover();
  await second.hover();
  assert.equal([await isOpen(first), await isOpen(second)], [false, true]);
});

/** The slides that are seen, by their first words. */
const seen = (carousel: Locator) =>
  carousel
    .locator('li:not([inert])')
    .evaluateAll((items) =>
      items.map((item) => item.querySelector('img')?.alt ?? (item as HTMLElement).innerText.split('\n')[0]),
    );

/** Brings the pointer over a carousel and away from it: from now on a whole interval passes. */
async function startInterval(page: Page, carousel: Locator) {
  await carousel.hover();
  await page.mouse.move(...NOWHERE);
}

const [COVERING, FREE] = [['Covering Your Risks'], ['Enjoy Risk - Free Life']];

test('the hero goes on every 2500 ms, and after the last slide to the first', async () => {
  const page = await openStill('/');
  const hero = page.locator('.hero-carousel');
  const first = await seen(hero);
  const second = first[0] === COVERING[0] ? FREE : COVERING;
  await startInterval(page, hero);
  for (const [before, after] of [
    [first, second],
    [second, first],
    [first, second],
  ]) {
    await page.clock.runFor(AUTOPLAY_MS - 1);
    assert.equal(await seen(hero), before);
    await page.clock.runFor(1);
    assert.equal(await seen(hero), after);
  }
});

test('the hero stands still under the pointer, with the focus of a keyboard in it, and once it is paused', async () => {
  const page = await openStill('/');
  const hero = page.locator('.hero-carousel');
  const shown = await seen(hero);
  const standsStill = async (why: string) => {
    await page.clock.runFor(LONG_MS);
    assert.equal(await seen(hero), shown, why);
  };
  await hero.hover();
  await standsStill('pointer');

  await page.getByRole('link', { name: NAVBAR.quote }).first().focus();
  await page.keyboard.press('Tab');
  await page.mouse.move(...NOWHERE);
  assert.ok(await hero.locator(':focus').count());
  await standsStill('focus');

  await hero.getByRole('button', { name: SLIDES.pause }).click();
  await page.mouse.click(...NOWHERE);
  await standsStill('paused');

  await hero.getByRole('button', { name: SLIDES.play }).click();
  await page.mouse.move(...NOWHERE);
  await page.clock.runFor(AUTOPLAY_MS);
  assert.equal(await seen(hero), shown[0] === COVERING[0] ? FREE : COVERING);
});

for (const [what, path, goesOn] of [
  ['corporate carousel', '/corporate/liability-insurance', true],
  ['associated companies', '/', false],
] as const)
  test(`the ${what} goes on every 2500 ms, ${goesOn ? 'after an interaction too' : 'until a visitor moves it'}`, async () => {
    const page = await openStill(path);
    const carousel = page.locator('.carousel');
    await carousel.scrollIntoViewIfNeeded();
    await page.mouse.move(...NOWHERE);
    // It is told that it is on the screen once that has been painted.
    await carousel.locator('[aria-live=off]').waitFor({ state: 'attached' });
    const names = await carousel.locator('li').evaluateAll((items) => items.length);
    const order: string[] = [];
    await startInterval(page, carousel);
    for (let step = 0; step <= names; step++) {
      const before = await seen(carousel);
      order.push(before.join());
      await page.clock.runFor(AUTOPLAY_MS - 1);
      assert.equal(await seen(carousel), before);
      await page.clock.runFor(1);
      assert.is.not((await seen(carousel)).join(), before.join());
    }
    assert.is(order[0], order.at(-1), 'it goes round');

    await page.clock.runFor(ARRIVED_MS);
    await carousel.getByRole('button', { name: SLIDES.next }).click();
    await page.mouse.click(...NOWHERE);
    const after = (await seen(carousel)).join();
    await page.clock.runFor(AUTOPLAY_MS);
    assert.is((await seen(carousel)).join() !== after, goesOn);
  });

test('nothing plays for a visitor who wants less motion, until asked to', async () => {
  for (const [path, selector] of [
    ['/', '.hero-carousel'],
    ['/', '.carousel'],
    ['/corporate/liability-insurance', '.carousel'],
  ] as const) {
    const page = await openStill(path, { reducedMotion: 'reduce' });
    const carousel = page.locator(selector);
    await carousel.scrollIntoViewIfNeeded();
    const shown = await seen(carousel);
    await page.clock.runFor(LONG_MS);
    assert.equal(await seen(carousel), shown, `${path} ${selector}`);
    await carousel.getByRole('button', { name: SLIDES.play }).click();
    await page.mouse.move(...NOWHERE);
    await carousel.locator('[aria-live=off]').waitFor({ state: 'attached' });
    await page.clock.runFor(AUTOPLAY_MS);
    assert.is.not((await seen(carousel)).join(), shown.join(), `${path} ${selector}`);
  }
});

test('a page opened at a form that is not there yet looks for it once more after 200 ms', async () => {
  const { page } = await fixtures.open({ viewport: DESK });
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('id="formdata"', 'id="late"');
    await route.fulfill({ response, body });
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.addInitScript(() => {
    addEventListener('broker:ready', ({ target }) => {
      document.documentElement.dataset[`ready${(target as HTMLElement).dataset.brokerWidget}`] = '';
    });
  });
  await page.goto(`${fixtures.demo.siteUrl}/#formdata`);
  await page.locator('html[data-readynavbar]').waitFor();
  // Its effects, which begin to wait.
  await page.clock.runFor(RETRY_MS / 2);
  await page.evaluate(() => document.getElementById('late')?.setAttribute('id', 'formdata'));
  assert.is(await page.locator('#formdata:focus').count(), 0);
  await page.clock.runFor(RETRY_MS);
  assert.is(await page.locator('#formdata:focus').count(), 1);
});

test.run();
