import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mountAll, ONE_OF_EACH } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { holdRequests } from '../../support/hold-requests';
import { PARTS } from '../../support/parts';

const fixtures = setUpFixtures(test);

const DESK = { width: 1440, height: 900 };
const RULES = 'script[type=speculationrules]';

type Visitor = { readonly reducedMotion?: 'reduce' | 'no-preference'; readonly savesData?: boolean };

/** Whether the way to this page was shown as a transition. */
type Seen = { shown: Promise<boolean> };

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
      Object.assign(window, { shown: shown ?? Promise.resolve(false) });
    });
  }, savesData);
  return page;
}

async function goTo(page: Page, path: string) {
  await page.goto(fixtures.demo.siteUrl + path);
  await mountAll(page);
}

/** Whether the page that has just come, or is about to, was shown with a transition. */
async function isShown(page: Page) {
  await page.waitForFunction(() => 'shown' in window, undefined, { polling: 20 });
  return page.evaluate(() => (window as unknown as Seen).shown);
}

const MOST: Visitor = {};
const LESS_MOTION: Visitor = { reducedMotion: 'reduce' };
const LESS_DATA: Visitor = { savesData: true };

for (const [who, visitor, expected] of [
  ['who has asked for nothing', MOST, true],
  ['who wants less motion', LESS_MOTION, false],
  ['who saves data', LESS_DATA, false],
] as const)
  test(`for a visitor ${who} pages are ${expected ? '' : 'neither '}made ready ahead ${expected ? 'and' : 'nor'} shown with a transition`, async () => {
    const page = await openFor(visitor);
    for (const path of ONE_OF_EACH) {
      await page.goto(fixtures.demo.siteUrl + path);
      assert.is(await page.locator(RULES).count(), expected ? 1 : 0, path);
    }
    await goTo(page, '/about-us');
    await page.locator('footer').getByRole('link', { name: 'Careers' }).click();
    await page.waitForURL('**/careers');
    assert.is(await isShown(page), expected);
  });

test('a page whose sheet comes after its body, and before its scripts, is shown with a transition too', async () => {
  const page = await openFor(MOST);
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await goTo(page, '/about-us');
  const sheet = await holdRequests(page, /\.css$/);
  const scripts = await holdRequests(page, /\.js$/);
  await page.evaluate(() => location.assign('/careers'));
  await sheet.until(1);
  await page.waitForFunction(() => document.querySelector('footer'), undefined, { polling: 20 });
  await sheet.letGo();
  assert.ok(await isShown(page));
  await scripts.letGo();
  await page.waitForLoadState('load');
  assert.equal(thrown, []);
});

test('who asks for less motion while a page is open has no page made ready from then on', async () => {
  const page = await openFor(MOST);
  await goTo(page, '/about-us');
  assert.is(await page.locator(RULES).count(), 1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator(RULES).waitFor({ state: 'detached' });
});

/** What would move: elements by their class, and what of them. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('*')];
    const parts = [undefined, '::before', '::after', '::details-content', '::backdrop'];
    const found = all.flatMap((element) =>
      parts.flatMap((part) => {
        const style = getComputedStyle(element, part);
        const moves = style.transitionDuration.split(', ').some((time) => time !== '0s');
        const told = `${element.localName}.${element.getAttribute('class')}${part ?? ''}`;
        return [
          ...(moves ? [`${told}: transition`] : []),
          ...(style.animationName === 'none' ? [] : [`${told}: animation`]),
          ...(style.scrollBehavior === 'auto' ? [] : [`${told}: scroll`]),
        ];
      }),
    );
    return [...new Set(found)];
  });

/** Whether a rule for transitions between pages holds now. */
const hasViewTransitions = (page: Page) =>
  page.evaluate(() => {
    const waiting: CSSRule[] = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    for (let rule = waiting.shift(); rule; rule = waiting.shift()) {
      if (rule.constructor.name === 'CSSViewTransitionRule') return true;
      const { media, cssRules = [] } = rule as CSSMediaRule;
      if (!media || matchMedia(media.mediaText).matches) waiting.push(...cssRules);
    }
    return false;
  });

test('for a visitor who wants less motion nothing on any kind of page moves', async () => {
  const page = await openFor(LESS_MOTION);
  for (const path of ONE_OF_EACH) {
    await goTo(page, path);
    assert.equal(await moving(page), [], path);
    assert.is(await hasViewTransitions(page), false, path);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator(`${PARTS.slideInMenu} > summary`).click();
  await page.locator(PARTS.slideInDialog).waitFor();
  assert.equal(await moving(page), []);
});

test('for the others some of it does', async () => {
  const page = await openFor(MOST);
  await goTo(page, '/');
  const found = (await moving(page)).join('\n');
  assert.match(found, 'transition');
  assert.match(found, 'scroll');
  assert.ok(await hasViewTransitions(page));
});

test.run();
