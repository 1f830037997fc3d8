import type { Locator, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../../host-pages/site';
import { COPY as CARDS } from '../../../widgets/paged-cards/copy';
import { COPY as SLIDES } from '../../../widgets/shared/carousel/slides-copy';
import { mountAll } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { focused, focusFits, press, tabTo } from '../../support/focus';
import { PARTS } from '../../support/parts';

const fixtures = setUpFixtures(test);

const CATEGORY = '/corporate/marine-insurance';

async function openAt(path: string, options = {}): Promise<Page> {
  const { page } = await fixtures.open({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await page.goto(fixtures.demo.siteUrl + path);
  await mountAll(page);
  return page;
}

/**
 * Presses `key` until the focus leaves the element that matches `selector`. Returns the names of the controls that had
 * the focus, beginning with the control that has the focus at the start.
 */
async function tabThrough(page: Page, selector: string, key = 'Tab'): Promise<string[]> {
  const names: string[] = [];
  while (await focusFits(page, `${selector} *`)) {
    names.push(await focused(page));
    await press(page, key);
  }
  return names;
}

const countVisibleSlides = (row: Locator) =>
  row.locator('li:not([inert])').evaluateAll((items) => items.length);

test('the buttons and dots of the hero change its slide, keep the focus, and stop autoplay meanwhile', async () => {
  const page = await openAt('/', { reducedMotion: 'no-preference' });
  const hero = page.locator('.hero-carousel');
  const slide = (number: number) => hero.locator(`li.hero:nth-child(${number}):not([inert])`).waitFor();
  const dot = () => hero.locator(`${PARTS.slideDot}[aria-current]`).getAttribute('aria-label');
  // Begin at the first slide. The link "Something else" is the last link before the hero.
  await slide(1);
  await page.getByRole('link', { name: 'Something else' }).focus();
  await press(page, 'Tab');
  const controls = [SLIDES.previous, SLIDES.slide(1), SLIDES.slide(2), SLIDES.next, SLIDES.pause];
  const links = ['Get A Quote', `Call ${SITE.phone}`];
  assert.equal(await tabThrough(page, '.hero-carousel'), [...controls, ...links]);
  await tabTo(page, SLIDES.next, 'Shift+Tab');
  await hero.locator('[aria-live=polite]').waitFor({ state: 'attached' });

  await press(page, 'Enter');
  await slide(2);
  assert.is(await dot(), SLIDES.slide(2));
  assert.is(await focused(page), SLIDES.next);
  await hero.getByText(SLIDES.reached(2, 2, 'Enjoy Risk - Free Life')).waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.getAnimations().length);
  await press(page, 'Enter');
  await slide(1);
  assert.is(await dot(), SLIDES.slide(1));
  await page.waitForFunction(() => !document.getAnimations().length);
  await tabTo(page, SLIDES.slide(2), 'Shift+Tab');
  await press(page, 'Space');
  await slide(2);
  assert.is(await focused(page), SLIDES.slide(2));

  await tabTo(page, SLIDES.pause);
  await press(page, 'Enter');
  assert.is(await focused(page), SLIDES.play);
  await press(page, 'Enter');
  assert.is(await focused(page), SLIDES.pause);
});

test('in the category carousel Tab reaches only the visible slides, before and after Next', async () => {
  const page = await openAt('/corporate/liability-insurance');
  const row = page.locator('.carousel');
  const buttons = [SLIDES.previous, SLIDES.next, SLIDES.play];
  await row.getByRole('button', { name: SLIDES.previous }).focus();
  const before = await tabThrough(page, '.carousel');
  assert.equal(before.slice(0, 3), buttons);
  assert.is(before.length, 3 + 3, before.join(', '));
  assert.is(await countVisibleSlides(row), 3);

  await tabTo(page, SLIDES.next, 'Shift+Tab');
  await press(page, 'Enter');
  assert.is(await focused(page), SLIDES.next);
  await tabTo(page, SLIDES.previous, 'Shift+Tab');
  const after = await tabThrough(page, '.carousel');
  assert.is(after.length, 3 + 3, after.join(', '));
  assert.equal(after.slice(3, 5), before.slice(4));
  assert.is.not(after.at(-1), before.at(-1));

  await tabTo(page, after.at(-1) as string, 'Shift+Tab');
  const href = await row.locator('a:focus').getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(fixtures.demo.siteUrl + href);
});

test('Enter moves paged cards from set to set, wraps around, and the status names the set', async () => {
  const page = await openAt('/services');
  const cards = page.locator('.paged-cards');
  const status = cards.getByRole('status');
  const dots = await cards.locator(PARTS.setDot).count();
  assert.ok(dots > 1);
  const inView = () =>
    cards.locator('li').evaluateAll((items) =>
      items
        .filter((item) => {
          const { left, right } = item.getBoundingClientRect();
          return left >= 0 && right <= innerWidth;
        })
        .map((item) => item.querySelector('h3')?.textContent),
    );
  await cards.getByRole('button', { name: CARDS.next }).focus();
  const first = await inView();
  assert.is(first.length, 3);
  for (let set = 2; set <= dots + 1; set++) {
    await press(page, 'Enter');
    assert.is(await status.textContent(), CARDS.set(set > dots ? 1 : set, dots));
    assert.is(await focused(page), CARDS.next);
    assert.is((await inView()).length, 3);
  }
  assert.equal(await inView(), first);
  await tabTo(page, CARDS.previous, 'Shift+Tab');
  await press(page, 'Enter');
  assert.is(await status.textContent(), CARDS.set(dots, dots));
  await tabTo(page, CARDS.set(1, dots));
  await press(page, 'Space');
  assert.equal(await inView(), first);
});

test('arrow keys scroll the row of cards, and the current set follows', async () => {
  const page = await openAt('/services');
  const cards = page.locator('.paged-cards');
  await cards.getByRole('group').focus();
  const dot = cards.locator(`${PARTS.setDot}:nth-child(2)[aria-current]`);
  for (let presses = 0; presses < 40 && !(await dot.isVisible()); presses++) await press(page, 'ArrowRight');
  await dot.waitFor();
  assert.ok(await focusFits(page, PARTS.cardsRow));
});

test('tabs are one tab stop, arrow keys select with wrap-around, Home and End select the first and the last', async () => {
  const page = await openAt('/individual');
  const selected = () => page.locator('[role=tab][aria-selected=true]').textContent();
  const panel = () => page.locator('[role=tabpanel]').filter({ visible: true }).locator('h3').textContent();
  await tabTo(page, 'Motor');
  const steps = [
    ['ArrowRight', 'Home'],
    ['ArrowRight', 'Health Benefits'],
    ['End', 'Children Education'],
    ['ArrowRight', 'Motor'],
    ['ArrowLeft', 'Children Education'],
    ['ArrowLeft', 'Life'],
    ['Home', 'Motor'],
  ] as const;
  const panels = new Set<string | null>();
  for (const [key, name] of steps) {
    await press(page, key);
    assert.is(await focused(page), name, key);
    assert.is(await selected(), name, key);
    panels.add(await panel());
  }
  assert.is(panels.size, 5, [...panels].join(', '));
  await press(page, 'ArrowRight', 'Tab');
  assert.ok(await focusFits(page, '[role=tabpanel] a'), await focused(page));
  await press(page, 'Shift+Tab');
  assert.is(await focused(page), 'Home');
});

test('arrow keys, Home and End move through questions, Enter and Space open and close them', async () => {
  const page = await openAt(CATEGORY);
  const faq = page.locator('.faq-accordion');
  const questions = await faq.locator('summary').allTextContents();
  const open = () => faq.locator('details').evaluateAll((all) => all.map((one) => one.hasAttribute('open')));
  assert.is(questions.length, 5);
  await tabTo(page, questions[0] as string);
  assert.equal(await open(), [true, false, false, false, false]);
  await press(page, 'Enter');
  assert.equal(await open(), [false, false, false, false, false]);
  await press(page, 'ArrowDown', 'Space');
  assert.is(await focused(page), questions[1]);
  assert.equal(await open(), [false, true, false, false, false]);
  await press(page, 'End', 'Enter');
  assert.is(await focused(page), questions[4]);
  assert.equal(await open(), [false, true, false, false, true]);
  await press(page, 'ArrowUp');
  assert.is(await focused(page), questions[3]);
  await press(page, 'Home');
  assert.is(await focused(page), questions[0]);
  await press(page, 'Tab');
  assert.is(await focused(page), questions[1]);
});

test('Tab reaches Back to top only at the end of a page, and Enter returns to the start', async () => {
  const page = await openAt('/terms-of-services');
  const button = page.locator('.scroll-to-top');
  await page.locator('footer a').filter({ visible: true }).last().focus();
  await button.filter({ visible: true }).waitFor();
  await press(page, 'Tab');
  assert.is(await focused(page), 'Back to top');
  await press(page, 'Enter');
  await page.waitForFunction(() => scrollY === 0);
  await button.waitFor({ state: 'hidden' });
  await press(page, 'Tab');
  assert.is(await focused(page), 'Skip to content');
  await press(page, 'Shift+Tab', 'Shift+Tab');
  assert.is.not(await focused(page), 'Back to top');
});

test('Enter opens one list of the footer at a time, and Tab moves into it', async () => {
  const page = await openAt('/terms-of-services');
  const open = () => page.locator('.foot-menu[open] > summary').allTextContents();
  await page.locator('footer').getByRole('link', { name: 'Services', exact: true }).focus();
  await press(page, 'Tab', 'Enter');
  assert.equal(await open(), ['Corporate']);
  await press(page, 'Tab');
  assert.is(await focused(page), 'Project Insurance');
  await tabTo(page, 'Individual');
  await press(page, 'Enter');
  assert.equal(await open(), ['Individual']);
});

test.run();
