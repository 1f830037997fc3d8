import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LINES } from '../../../host-pages/records/lines';
import { COPY as CARDS } from '../../../widgets/paged-cards/copy';
import { COPY as SLIDES } from '../../../widgets/shared/carousel/slides-copy';
import { AXE, axeFaults } from '../../support/axe';
import { mountAll, ONE_OF_EACH } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { shareOf } from '../../support/full-run';
import { holdRequests } from '../../support/hold-requests';
import { PARTS } from '../../support/parts';

const fixtures = setUpFixtures(test);

const PHONE = 360;
const DESK = 1440;
const LOADER = /\/loader\.js$/;
const HOME = '/';
const CATEGORY = '/corporate/marine-insurance';

/** Opens a window with reduced motion, so that no colour is in transition, and without CSP, so that axe can run. */
async function openWindow(width: number): Promise<Page> {
  const { page } = await fixtures.open({
    bypassCSP: true,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  await page.addInitScript(AXE);
  return page;
}

async function goTo(page: Page, path: string) {
  await page.goto(`${fixtures.demo.siteUrl}${path}`);
  await mountAll(page);
}

async function openAt(path: string, width: number): Promise<Page> {
  const page = await openWindow(width);
  await goTo(page, path);
  return page;
}

const labelFindings = (state: string, found: readonly string[]) => found.map((line) => `${state}: ${line}`);

/** A page that has no heading until scripts have loaded its post. */
const INCOMPLETE_WITHOUT_SCRIPTS = '/blog-details';

/**
 * Pages that the next test checks with axe before any widget mounts. `npm test` checks only every second one of them.
 * For pages with mounted widgets, every-visit.test.ts runs axe.
 */
const UNMOUNTED = shareOf(
  ONE_OF_EACH.filter((path) => path !== INCOMPLETE_WITHOUT_SCRIPTS),
  0,
  2,
);

test(`axe finds no violations on ${UNMOUNTED.length} pages before any widget mounts, ${PHONE} px wide`, async () => {
  const page = await openWindow(PHONE);
  const found: string[] = [];
  for (const path of UNMOUNTED) {
    const loader = await holdRequests(page, LOADER);
    await page.goto(`${fixtures.demo.siteUrl}${path}`, { waitUntil: 'commit' });
    await loader.until(1);
    // Don't wait for `DOMContentLoaded` or `load`: on some pages these events wait for the loader, which is held here.
    await page.waitForFunction(
      () =>
        document.readyState !== 'loading' &&
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
    );
    found.push(...labelFindings(path, await axeFaults(page, 'html', 'heading-order')));
    await loader.release();
    await page.waitForLoadState();
    await page.unroute(LOADER);
  }
  assert.equal(found, []);
});

test('axe finds no violations in either dropdown, for any category', async () => {
  const page = await openAt(CATEGORY, DESK);
  const found: string[] = [];
  const names: string[] = [];
  for (const top of ['Corporate Insurance', 'Individual Insurance']) {
    await page.locator(PARTS.navbarBar).getByRole('button', { name: top }).press('Enter');
    const rows = page.locator(`${PARTS.navbarTop}[data-open] > ${PARTS.navbarPanel} > ul > li > a`);
    await rows.first().waitFor();
    for (const row of await rows.all()) {
      await row.focus();
      const name = (await row.textContent()) ?? '';
      names.push(name);
      found.push(...labelFindings(name, await axeFaults(page, PARTS.navbarBar, 'color-contrast')));
    }
  }
  assert.is(names.length, LINES.length, names.join(', '));
  assert.equal(found, []);
});

test('axe finds no violations in the slide-in menu with any section or category expanded', async () => {
  const page = await openAt(CATEGORY, PHONE);
  await page.locator(`${PARTS.slideInMenu} > summary`).click();
  const drawer = page.locator(PARTS.slideInDialog);
  await drawer.locator('button:focus').waitFor();
  const found = labelFindings('closed', await axeFaults(page, PARTS.slideInDialog, 'color-contrast'));
  const names: string[] = [];
  for (const section of await drawer.locator('> ul > li > details').all()) {
    await section.locator('> summary').click();
    const categories = await section.locator('> ul > li > details').all();
    for (const details of categories.length > 0 ? categories : [section]) {
      const summary = details.locator('> summary');
      if (categories.length > 0) await summary.click();
      const name = (await summary.textContent()) ?? '';
      names.push(name);
      assert.ok(await details.evaluate((node) => (node as HTMLDetailsElement).open), name);
      found.push(...labelFindings(name, await axeFaults(page, PARTS.slideInDialog, 'color-contrast')));
    }
  }
  assert.is(names.length, 6, names.join(', '));
  assert.equal(found, []);
});

const WIDTHS = [PHONE, DESK];

// `npm test` runs each test below at one of the widths, `npm run test:full` at both.
for (const width of shareOf(WIDTHS, 0, WIDTHS.length))
  test(`axe finds no violations with all questions and the footer's lists open, ${width} px wide`, async () => {
    const page = await openAt(CATEGORY, width);
    for (const question of await page.locator('.faq-accordion summary').all())
      if (await question.evaluate(({ parentElement }) => !parentElement?.hasAttribute('open')))
        await question.click();
    assert.is(await page.locator('.faq-accordion details[open]').count(), 5);
    const found = labelFindings('questions', await axeFaults(page, '.faq-accordion', 'color-contrast'));
    for (const menu of await page.locator('.foot-menu').all()) {
      await menu.locator('summary').click();
      found.push(...labelFindings('footer', await axeFaults(page, 'footer', 'color-contrast')));
    }
    assert.equal(found, []);
  });

for (const width of shareOf(WIDTHS, 1, WIDTHS.length))
  test(`axe finds no violations in the hero's second slide, ${width} px wide`, async () => {
    const page = await openAt(HOME, width);
    const hero = page.locator('.hero-carousel');
    await hero.getByRole('button', { name: SLIDES.next }).click();
    await hero.locator('li.hero:nth-child(2):not([inert])').waitFor();
    await hero.locator('li.hero:nth-child(1)[inert]').waitFor({ state: 'attached' });
    assert.equal(await axeFaults(page, '.hero-carousel', 'color-contrast'), []);
  });

for (const width of shareOf(WIDTHS, 0, WIDTHS.length))
  test(`axe finds no violations in the last set of cards, in the carousel's next slides, or in any tab, ${width} px wide`, async () => {
    const found: string[] = [];
    const page = await openAt('/individual', width);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      const name = (await tab.textContent()) ?? '';
      found.push(...labelFindings(name, await axeFaults(page, '.product-tabs', 'color-contrast')));
    }
    const cards = page.locator('.paged-cards');
    await cards.getByRole('button', { name: CARDS.previous }).click();
    await cards.locator(`${PARTS.setDot}:last-child[aria-current]`).waitFor({ state: 'attached' });
    found.push(...labelFindings('cards', await axeFaults(page, '.paged-cards', 'color-contrast')));

    await goTo(page, CATEGORY);
    await page.locator('.carousel').getByRole('button', { name: SLIDES.next }).click();
    await page.locator('.carousel [aria-live]:not(:empty)').waitFor({ state: 'attached' });
    found.push(...labelFindings('slides', await axeFaults(page, '.carousel', 'color-contrast')));
    assert.equal(found, []);
  });

test.run();
