import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { makeLoadsCold } from '../../support/cold-loads';
import { ONE_OF_EACH } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { holdRequests } from '../../support/hold-requests';
import { layoutShifts } from '../../support/layout-shifts';
import { trackReadyWidgets, waitForWidgets } from '../../support/wait-for-widgets';

const fixtures = setUpFixtures(test);

/** What comes once the page is painted: the widgets' files and the font. */
const LATE = /\/widgets\/[^/]+\.js$|\.woff2$/;
/** By width, a height at which all of any page is on the screen: whatever moves, counts. */
const WIDTHS = [
  [360, 10_000],
  [768, 8_000],
  [1440, 7_000],
] as const;
const HEIGHT = 800;

async function openWindow(width: number, height: number) {
  const { page } = await fixtures.open({ viewport: { width, height } });
  await trackReadyWidgets(page);
  return page;
}

async function hydrateLate(page: Page, url: string) {
  const late = await holdRequests(page, LATE);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  await late.until(2);
  assert.not(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')));
  // What lists reserve is the screen's height, however high it is: below it is only the footer.
  assert.ok(
    await page.evaluate(
      () => document.documentElement.scrollHeight <= innerHeight || document.querySelector('.listed'),
    ),
  );
  await late.letGo();
  await waitForWidgets(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.unroute(LATE);
}

const urlOf = (path: string) => fixtures.demo.siteUrl + encodeURI(path);

for (const [width, whole] of WIDTHS) {
  test(`nothing moves on any page, ${width} px wide, as its font and widgets arrive after it is painted`, async () => {
    const page = await openWindow(width, whole);
    await makeLoadsCold(page);
    const moved: string[] = [];
    for (const path of ONE_OF_EACH) {
      await hydrateLate(page, urlOf(path));
      moved.push(...(await layoutShifts(page)).map((shift) => `${path}: ${shift}`));
    }
    assert.equal(moved, []);
  });
}

test('every page loads one font, and every picture has its size before it comes', async () => {
  const page = await openWindow(1440, HEIGHT);
  const faults: string[] = [];
  for (const path of ONE_OF_EACH) {
    await page.goto(urlOf(path));
    await waitForWidgets(page);
    const found = await page.evaluate(async () => {
      await document.fonts.ready;
      const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      const unsized = [...document.querySelectorAll('img:not([width][height]), svg:not([viewBox])')];
      // What a drawing is given that neither its attributes nor the sheet size.
      const asTheBrowserLikes = [...document.querySelectorAll('svg, img, iframe')].filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width === 300 && height === 150;
      });
      return [
        ...(fonts.length === 1 ? [] : [`${fonts.length} fonts`]),
        ...[...unsized, ...asTheBrowserLikes].map(({ outerHTML }) => outerHTML.slice(0, 100)),
      ];
    });
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  assert.equal(faults, []);
});

test('a page that moves when a script comes is seen to move', async () => {
  const url = await fixtures.serve('<!doctype html><p>Above</p><p>Below</p>');
  const page = await openWindow(768, HEIGHT);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  await page.evaluate(() => document.querySelector('p')?.setAttribute('style', 'height: 400px'));
  const shifts = await layoutShifts(page);
  assert.is(shifts.length, 1);
  assert.match(shifts[0] as string, /^0\.\d+ by <p>Below<\/p>$/);
});

test.run();
