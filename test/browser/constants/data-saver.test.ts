import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mountAll, ONE_OF_EACH } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { shareOf } from '../../support/full-run';
import { holdRequests } from '../../support/hold-requests';
import { hasViewTransitions, moving } from '../../support/motion';
import { PARTS } from '../../support/parts';

const fixtures = setUpFixtures(test);

const DESK = { width: 1440, height: 900 };
const RULES = 'script[type=speculationrules]';

type Visitor = { readonly reducedMotion?: 'reduce' | 'no-preference'; readonly savesData?: boolean };

/** The window of a page. `transitionShown` resolves to true if the navigation to this page ran a view transition. */
type TransitionWindow = { transitionShown: Promise<boolean> };

async function openFor({ reducedMotion = 'no-preference', savesData = false }: Visitor): Promise<Page> {
  const { page } = await fixtures.open({ viewport: DESK, reducedMotion });
  await page.addInitScript((saves) => {
    Object.defineProperty(Object.getPrototypeOf(navigator), 'connection', {
      value: Object.assign(new EventTarget(), { saveData: saves }),
    });
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition?: { ready: Promise<unknown> } };
      const shown = viewTransition?.ready.then(
        () => true,
        () => false,
      );
      Object.assign(window, { transitionShown: shown ?? Promise.resolve(false) });
    });
  }, savesData);
  return page;
}

async function goTo(page: Page, path: string) {
  await page.goto(fixtures.demo.siteUrl + path);
  await mountAll(page);
}

/** Waits until the page has fired `pagereveal`. Returns true if the navigation to this page ran a view transition. */
async function hasTransitioned(page: Page) {
  await page.waitForFunction(() => 'transitionShown' in window, undefined, { polling: 20 });
  return page.evaluate(() => (window as unknown as TransitionWindow).transitionShown);
}

const NO_PREFERENCES: Visitor = {};
const REDUCED_MOTION: Visitor = { reducedMotion: 'reduce' };
const SAVES_DATA: Visitor = { savesData: true };

const VISITORS = [
  ['without preferences', NO_PREFERENCES, true],
  ['who prefers reduced motion', REDUCED_MOTION, false],
  ['who saves data', SAVES_DATA, false],
] as const;

for (const [part, [who, visitor, expected]] of VISITORS.entries())
  test(`for a visitor ${who} pages are ${expected ? '' : 'neither '}prerendered ${expected ? 'and' : 'nor'} shown with a view transition`, async () => {
    const page = await openFor(visitor);
    for (const path of shareOf(ONE_OF_EACH, part, VISITORS.length)) {
      await page.goto(fixtures.demo.siteUrl + path);
      assert.is(await page.locator(RULES).count(), expected ? 1 : 0, path);
    }
    await goTo(page, '/about-us');
    await page.locator('footer').getByRole('link', { name: 'Careers' }).click();
    await page.waitForURL('**/careers');
    assert.is(await hasTransitioned(page), expected);
  });

test('a page whose stylesheet arrives after its body and before its scripts has a view transition too', async () => {
  const page = await openFor(NO_PREFERENCES);
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await goTo(page, '/about-us');
  const styleSheet = await holdRequests(page, /\.css$/);
  const scripts = await holdRequests(page, /\.js$/);
  await page.evaluate(() => location.assign('/careers'));
  await styleSheet.until(1);
  await page.waitForFunction(() => document.querySelector('footer'), undefined, { polling: 20 });
  await styleSheet.release();
  assert.ok(await hasTransitioned(page));
  await scripts.release();
  await page.waitForLoadState('load');
  assert.equal(thrown, []);
});

test('switching to reduced motion while a page is open stops prerendering', async () => {
  const page = await openFor(NO_PREFERENCES);
  await goTo(page, '/about-us');
  assert.is(await page.locator(RULES).count(), 1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator(RULES).waitFor({ state: 'detached' });
});

// This test opens the menu. For pages with the menu closed, test/browser/every-page/every-visit.test.ts checks that
// nothing moves.
test('with reduced motion nothing moves in the slide-in menu', async () => {
  const page = await openFor(REDUCED_MOTION);
  await page.setViewportSize({ width: 360, height: 740 });
  await goTo(page, '/');
  await page.locator(`${PARTS.slideInMenu} > summary`).click();
  await page.locator(PARTS.slideInDialog).waitFor();
  assert.equal(await moving(page), []);
});

test('without preferences the home page has transitions and smooth scrolling', async () => {
  const page = await openFor(NO_PREFERENCES);
  await goTo(page, '/');
  const found = (await moving(page)).join('\n');
  assert.match(found, 'transition');
  assert.match(found, 'scroll');
  assert.ok(await hasViewTransitions(page));
});

test.run();
