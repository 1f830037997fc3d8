import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { makeLoadsCold } from '../../support/cold-loads';
import { ONE_OF_EACH, waitForRender } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { shareOf } from '../../support/full-run';
import { holdRequests } from '../../support/hold-requests';
import { layoutShifts } from '../../support/layout-shifts';
import { trackReadyWidgets, waitForWidgets } from '../../support/wait-for-widgets';

const fixtures = setUpFixtures(test);

/** The files that `hydrateLate` holds until the page has been painted: the scripts of the widgets, and the font. */
const LATE = /\/widgets\/[^/]+\.js$|\.woff2$/;
/**
 * Sizes of the window: width and height in px. A shift out of view is not counted, so each window is high enough to
 * show a whole page. Only pages with a list are taller.
 */
const WIDTHS = [
  [360, 20_000],
  [768, 12_500],
  [1440, 10_500],
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
  // Check that the whole page is in view. Only a page with a list may be taller than the window, because the space that
  // it reserves for the list grows with the window. On such a page, only the footer is out of view.
  assert.ok(
    await page.evaluate(
      () => document.documentElement.scrollHeight <= innerHeight || document.querySelector('.listed'),
    ),
  );
  await late.release();
  await waitForWidgets(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.unroute(LATE);
}

const urlOf = (path: string) => fixtures.demo.siteUrl + encodeURI(path);

/** Returns the faults of a loaded page: more or fewer than one font, and pictures and frames without a size. */
const loadFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    const unsized = [...document.querySelectorAll('img:not([width][height]), svg:not([viewBox])')];
    // 300 × 150 px is the size of an element for which neither attributes nor style sheets set a size.
    const defaultSized = [...document.querySelectorAll('svg, img, iframe')].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width === 300 && height === 150;
    });
    return [
      ...(fonts.length === 1 ? [] : [`${fonts.length} fonts`]),
      ...[...unsized, ...defaultSized].map(({ outerHTML }) => outerHTML.slice(0, 100)),
    ];
  });

for (const [part, [width, height]] of WIDTHS.entries()) {
  const paths = shareOf(ONE_OF_EACH, part, WIDTHS.length);

  test(`none of ${paths.length} pages shifts, ${width} px wide, when its font and widgets arrive after the first paint; it has one font, and images with a size`, async () => {
    const page = await openWindow(width, height);
    await makeLoadsCold(page);
    const found: string[] = [];
    for (const path of paths) {
      await hydrateLate(page, urlOf(path));
      const faults = [...(await layoutShifts(page)), ...(await loadFaults(page))];
      found.push(...faults.map((fault) => `${path}: ${fault}`));
    }
    assert.equal(found, []);
  });
}

test('a layout shift caused by a script is detected', async () => {
  const url = await fixtures.serve('<!doctype html><p>Above</p><p>Below</p>');
  const page = await openWindow(768, HEIGHT);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  await page.evaluate(() => document.querySelector('p')?.setAttribute('style', 'height: 400px'));
  const shifts = await layoutShifts(page);
  assert.is(shifts.length, 1);
  assert.match(shifts[0] as string, /^0\.\d+ at \d+ ms: <p>Below<\/p> from /);
});

test('a phone lays out the footer only when a visitor comes near it; until then its height has room for it', async () => {
  const page = await openWindow(320, HEIGHT);
  const footer = page.getByRole('contentinfo');
  const heading = footer.getByRole('heading', { name: 'Reach Us At' });
  const describe = async () => ({
    height: (await footer.boundingBox())?.height ?? 0,
    isLaidOut: await heading.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })),
  });
  for (const path of ['/', '/contact-us']) {
    await page.goto(urlOf(path));
    const before = await describe();
    assert.not(before.isLaidOut, path);
    await footer.scrollIntoViewIfNeeded();
    await waitForRender(page);
    const after = await describe();
    assert.ok(after.isLaidOut, path);
    assert.ok(after.height <= before.height, `${path}: ${before.height} px for ${after.height} px`);
  }
});

test.run();
