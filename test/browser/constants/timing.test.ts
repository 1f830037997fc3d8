import type { Locator, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY as SLIDES } from '../../../widgets/shared/carousel/slides-copy';
import { mountAll } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { PARTS } from '../../support/parts';
import { pauseClock } from '../../support/pause-clock';

const fixtures = setUpFixtures(test);

// Times that requirements 8.9 and 8.2 set. The widgets' limits.ts files have their own copies of these times.
const DROPDOWN_MS = 200;
const RETRY_MS = 200;
const AUTOPLAY_MS = 2500;
/**
 * A time long enough to notice that a carousel advances. In this time, a carousel that isn't paused advances by nine
 * slides. After nine slides, no carousel tested here shows the slide with which it began.
 */
const LONG_MS = 9 * AUTOPLAY_MS;
/**
 * A time in which the transition between two slides is certain to end. During a transition, the carousel ignores
 * clicks.
 */
const ARRIVED_MS = 1000;

const DESK = { width: 1440, height: 900 };
/** A point where no element reacts to the pointer. */
const NOWHERE = [2, 890] as const;

/** Opens a page, mounts its widgets and pauses its clock. From then on, only `page.clock.runFor` advances the clock. */
async function openPaused(path: string, options = {}): Promise<Page> {
  const { page } = await fixtures.open({ viewport: DESK, ...options });
  await page.clock.install();
  await page.goto(fixtures.demo.siteUrl + path);
  await mountAll(page);
  await page.mouse.move(...NOWHERE);
  await pauseClock(page);
  return page;
}

const isOpen = (dropdown: Locator) => dropdown.evaluate((top) => top.hasAttribute('data-open'));

test('a dropdown closes 200 ms after the pointer has left it, unless the pointer returns before', async () => {
  const page = await openPaused('/about-us');
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

test('a dropdown closes at once when the pointer moves to the other', async () => {
  const page = await openPaused('/about-us');
  const [first, second] = [page.locator(PARTS.navbarTop).first(), page.locator(PARTS.navbarTop).last()];
  await first.hover();
  await second.hover();
  assert.equal([await isOpen(first), await isOpen(second)], [false, true]);
});

/**
 * Returns a text for each visible slide: the alternative text of its image, or the first line of its text if it has no
 * image.
 */
const visibleSlides = (carousel: Locator) =>
  carousel
    .locator('li:not([inert])')
    .evaluateAll((items) =>
      items.map((item) => item.querySelector('img')?.alt ?? (item as HTMLElement).innerText.split('\n')[0]),
    );

/** Moves the pointer over a carousel and away, which restarts the carousel's autoplay interval. */
async function restartInterval(page: Page, carousel: Locator) {
  await carousel.hover();
  await page.mouse.move(...NOWHERE);
}

const [COVERING, FREE] = [['Covering Your Risks'], ['Enjoy Risk - Free Life']];

test('the hero advances every 2500 ms and wraps around after the last slide', async () => {
  const page = await openPaused('/');
  const hero = page.locator('.hero-carousel');
  const first = await visibleSlides(hero);
  const second = first[0] === COVERING[0] ? FREE : COVERING;
  await restartInterval(page, hero);
  for (const [before, after] of [
    [first, second],
    [second, first],
    [first, second],
  ]) {
    await page.clock.runFor(AUTOPLAY_MS - 1);
    assert.equal(await visibleSlides(hero), before);
    await page.clock.runFor(1);
    assert.equal(await visibleSlides(hero), after);
  }
});

test('the hero does not advance under the pointer, with keyboard focus in it, or while paused', async () => {
  const page = await openPaused('/');
  const hero = page.locator('.hero-carousel');
  const shown = await visibleSlides(hero);
  const assertNoAdvance = async (why: string) => {
    await page.clock.runFor(LONG_MS);
    assert.equal(await visibleSlides(hero), shown, why);
  };
  await hero.hover();
  await assertNoAdvance('pointer');

  // Focus the last link before the hero, so that Tab moves the focus into the hero.
  await page.getByRole('link', { name: 'Something else' }).focus();
  await page.keyboard.press('Tab');
  await page.mouse.move(...NOWHERE);
  assert.ok(await hero.locator(':focus').count());
  await assertNoAdvance('focus');

  await hero.getByRole('button', { name: SLIDES.pause }).click();
  await page.mouse.click(...NOWHERE);
  await assertNoAdvance('paused');

  await hero.getByRole('button', { name: SLIDES.play }).click();
  await page.mouse.move(...NOWHERE);
  await page.clock.runFor(AUTOPLAY_MS);
  assert.equal(await visibleSlides(hero), shown[0] === COVERING[0] ? FREE : COVERING);
});

for (const [what, path, resumes] of [
  ['corporate carousel', '/corporate/liability-insurance', true],
  ['associated companies', '/', false],
] as const)
  test(`the ${what} advances every 2500 ms, ${resumes ? 'also after an interaction' : 'until the visitor moves it'}`, async () => {
    const page = await openPaused(path);
    const carousel = page.locator('.carousel');
    await carousel.scrollIntoViewIfNeeded();
    await page.mouse.move(...NOWHERE);
    // Wait until autoplay has started: an IntersectionObserver starts it after a paint.
    await carousel.locator('[aria-live=off]').waitFor({ state: 'attached' });
    const names = await carousel.locator('li').evaluateAll((items) => items.length);
    const order: string[] = [];
    await restartInterval(page, carousel);
    for (let step = 0; step <= names; step++) {
      const before = await visibleSlides(carousel);
      order.push(before.join());
      await page.clock.runFor(AUTOPLAY_MS - 1);
      assert.equal(await visibleSlides(carousel), before);
      await page.clock.runFor(1);
      assert.is.not((await visibleSlides(carousel)).join(), before.join());
    }
    assert.is(order[0], order.at(-1), 'it wraps around');

    await page.clock.runFor(ARRIVED_MS);
    await carousel.getByRole('button', { name: SLIDES.next }).click();
    await page.mouse.click(...NOWHERE);
    const after = (await visibleSlides(carousel)).join();
    await page.clock.runFor(AUTOPLAY_MS);
    assert.is((await visibleSlides(carousel)).join() !== after, resumes);
  });

test('with reduced motion no carousel plays until the visitor presses Play', async () => {
  for (const [path, selector] of [
    ['/', '.hero-carousel'],
    ['/', '.carousel'],
    ['/corporate/liability-insurance', '.carousel'],
  ] as const) {
    const page = await openPaused(path, { reducedMotion: 'reduce' });
    const carousel = page.locator(selector);
    await carousel.scrollIntoViewIfNeeded();
    const shown = await visibleSlides(carousel);
    await page.clock.runFor(LONG_MS);
    assert.equal(await visibleSlides(carousel), shown, `${path} ${selector}`);
    await carousel.getByRole('button', { name: SLIDES.play }).click();
    await page.mouse.move(...NOWHERE);
    await carousel.locator('[aria-live=off]').waitFor({ state: 'attached' });
    await page.clock.runFor(AUTOPLAY_MS);
    assert.is.not((await visibleSlides(carousel)).join(), shown.join(), `${path} ${selector}`);
  }
});

test('a page whose URL hash names a form that does not exist yet looks for it again after 200 ms', async () => {
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
  // Advance the clock, so that the navbar's effects run. They start the timer with which the navbar looks for the form
  // again.
  await page.clock.runFor(RETRY_MS / 2);
  await page.evaluate(() => document.getElementById('late')?.setAttribute('id', 'formdata'));
  assert.is(await page.locator('#formdata:focus').count(), 0);
  await page.clock.runFor(RETRY_MS);
  assert.is(await page.locator('#formdata:focus').count(), 1);
});

test.run();
