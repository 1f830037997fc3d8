import type { Locator, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SLIDES } from '../../../host-pages/records/home';
import { SITE } from '../../../host-pages/site';
import { waitForRender } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { serveSlowly } from '../../support/slow-html';

const fixtures = setUpFixtures(test);

async function open(path: string, width: number, reducedMotion: 'reduce' | 'no-preference' = 'reduce') {
  const { page } = await fixtures.open({ viewport: { width, height: 900 }, reducedMotion });
  await page.goto(fixtures.demo.siteUrl + path);
  await page.evaluate(useWebFont);
  return page;
}

/**
 * Loads the web font of a page, and waits for it. Runs in the page. Sets `font-display` to `block` first: with the
 * page's own value, the browser would keep the fallback font if the web font arrived late.
 */
async function useWebFont(): Promise<void> {
  for (const { cssRules } of document.styleSheets)
    for (const rule of cssRules)
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
  await document.fonts.load('1em Anek');
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  assert.ok(box);
  return box as NonNullable<typeof box>;
}

/** Returns the number of lines that the text of an element has. */
const linesOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });

for (const width of [768, 1024, 1440])
  test(`at ${width} px the titles of the home page's slides have two lines, with space above them`, async () => {
    const page = await open('/', width);
    const [first] = SLIDES;
    const title = await boxOf(page.getByRole('heading', { name: first?.title ?? '' }));
    const hero = await boxOf(page.getByRole('group', { name: 'Highlights' }));
    assert.ok(title.y - hero.y >= 40, `${title.y - hero.y} px above ${first?.title}`);
    for (const slide of SLIDES) {
      const heading = page.getByRole('heading', { name: slide.title, includeHidden: true });
      assert.is(await linesOf(heading), 2, slide.title);
    }
  });

test('at 768 px the pictures of the offices end at the same height', async () => {
  const page = await open('/contact-us', 768);
  const titles = page.getByRole('main').getByRole('heading', { level: 2, name: / office, / });
  const tops = (await Promise.all((await titles.all()).map(boxOf))).map(({ y }) => y);
  assert.is(tops.length, 2);
  assert.is(tops[0], tops[1]);
});

test('on phones the long pages are at most 4,500 px high, and the address, the search and printing open their items', async () => {
  const page = await open('/claims', 360);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, id, folded] of [
    ['/claims', 'motor-insurance', 'ol'],
    ['/compare', 'marine', 'table'],
    ['/glossary', 'retroactive-date', 'dl'],
  ] as const) {
    await page.goto(fixtures.demo.siteUrl + path);
    for (let times = 0; times < 4; times++) {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await waitForRender(page);
    }
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    assert.ok(height <= 4500, `${path}: ${height} px`);
    await page.evaluate((hash) => location.assign(hash), `#${id}`);
    const item = page.locator(`.fold:has(#${id}), #${id} > .fold`);
    await item.locator(folded).first().waitFor();
    await page.emulateMedia({ media: 'print' });
    const hidden = page.locator(`.fold > :not(summary)`).filter({ visible: false });
    assert.is(await hidden.count(), 0, path);
    await page.emulateMedia({ media: 'screen' });
  }
});

for (const [path, expected] of Object.entries({
  '/individual/health-insurance': [1, 2, 2, 3, 5],
  '/individual/motor-insurance': [1, 2, 2, 3, 3],
}))
  test(`“See also” of ${path} has as many columns as its links need`, async () => {
    const page = await open(path, 360);
    const links = page.getByRole('navigation', { name: 'See also' }).getByRole('listitem');
    const columns: number[] = [];
    for (const width of [360, 640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await Promise.all((await links.all()).map(boxOf));
      columns.push(new Set(boxes.map(({ x }) => x)).size);
    }
    assert.equal(columns, expected);
  });

test('the steps of a product page have pictures where these have half of the width, from 768 px', async () => {
  const page = await open('/individual/motor-insurance', 360);
  const pictures = page.getByRole('main').locator('.steps .art');
  assert.is(await pictures.count(), 4);
  const seen: number[] = [];
  for (const width of [360, 640, 767, 768]) {
    await page.setViewportSize({ width, height: 900 });
    seen.push(await pictures.filter({ visible: true }).count());
  }
  assert.equal(seen, [0, 0, 0, 4]);
  assert.ok((await boxOf(pictures.first())).width >= 300);
});

test('beside the menu the mark is centred in the bar, and from 1366 px the name has one line', async () => {
  const page = await open('/services', 1280);
  const bar = page.getByRole('banner');
  const name = bar.getByRole('link', { name: SITE.name });
  for (const width of [1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [{ y, height }, mark] = await Promise.all([boxOf(bar), boxOf(name.locator('svg'))]);
    assert.ok(
      Math.abs(mark.y + mark.height / 2 - (y + height / 2)) <= 1,
      `${width} px: mark at ${mark.y} px`,
    );
    const [text, phone] = await Promise.all([
      boxOf(name.getByText(SITE.name)),
      boxOf(bar.getByRole('link', { name: `Call ${SITE.phone}` })),
    ]);
    assert.ok(text.y >= y && text.y + text.height <= phone.y + 1 && phone.y + phone.height <= y + height);
    assert.is(await linesOf(name.getByText(SITE.name)), width < 1366 ? 2 : 1, `${width} px`);
  }
});

/**
 * Returns the controls and texts that the button covers. Sets `pointer-events: none` on the button while it searches,
 * so that `elementFromPoint` finds the elements behind the button.
 */
const coveredBy = (button: Locator) =>
  button.evaluate((top: HTMLElement) => {
    const STEP_PX = 4;
    const covered = new Set<string>();
    const { left, right, top: above, bottom } = top.getBoundingClientRect();
    top.style.pointerEvents = 'none';
    for (let x = left + 1; x < right; x += STEP_PX)
      for (let y = above + 1; y < bottom; y += STEP_PX) {
        const found = document.elementFromPoint(x, y);
        const isText = [...(found?.childNodes ?? [])].some((node) => {
          if (node.nodeType !== Node.TEXT_NODE) return false;
          const range = document.createRange();
          range.selectNode(node);
          return [...range.getClientRects()].some(
            (line) => line.left <= x && x <= line.right && line.top <= y && y <= line.bottom,
          );
        });
        if (isText || found?.closest('a, button, summary, label, input, select, textarea'))
          covered.add(`${found?.outerHTML.slice(0, 80)}`);
      }
    top.style.pointerEvents = '';
    return [...covered];
  });

for (const path of ['/about-us', '/individual/motor-insurance', '/embed'])
  test(`the button that leads to the top covers no control and no text of ${path}, from 360 to 1440 px`, async () => {
    const page = await open(path, 360);
    const button = page.getByRole('button', { name: 'Back to top' });
    const covered: string[] = [];
    for (const width of [360, 640, 768, 1023, 1024, 1279, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      // Below 1024 px, the button is in the bar of actions. /embed has no bar of actions, so there the button is hidden
      // below 1024 px.
      const isShown = path !== '/embed' || width >= 1024;
      // Scroll to positions without a form, because the button is hidden while a form is in view.
      for (const y of path === '/embed' ? [400, 800, 1200] : [400, 1200, 2000]) {
        await page.evaluate((top) => scrollTo(0, top), y);
        await page.locator('.scroll-to-top:not([hidden])').waitFor({ state: 'attached' });
        await button.waitFor({ state: isShown ? 'visible' : 'hidden' });
        covered.push(
          ...(await coveredBy(page.locator('.scroll-to-top'))).map(
            (what) => `${width} px wide, at ${y} px: ${what}`,
          ),
        );
      }
    }
    assert.equal(covered, []);
  });

test('a text and a field below a button are detected', async () => {
  const { page } = await fixtures.open();
  const top = 'style="position: fixed; top: 0; left: 0; width: 50px; height: 50px; margin: 0"';
  for (const [below, count] of [
    [`<div ${top}></div>`, 0],
    [`<p ${top}>Text</p>`, 1],
    [`<input ${top}>`, 1],
  ] as const) {
    await page.setContent(`${below}<button ${top}></button>`);
    assert.is((await coveredBy(page.getByRole('button'))).length, count, below);
  }
});

test('on wide windows links to the sections of a product page stay below the bar and cover no heading, without scripts', async () => {
  const { page } = await fixtures.open({
    viewport: { width: 1024, height: 900 },
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
  });
  await page.goto(`${fixtures.demo.siteUrl}/individual/motor-insurance`);
  const sections = page.getByRole('navigation', { name: 'On this page' });
  const links = await sections.getByRole('link').all();
  assert.ok(links.length > 1);
  for (const link of links) {
    await link.click();
    const [bar, row, target] = await Promise.all(
      [page.getByRole('banner'), sections, page.locator(':target')].map(boxOf),
    );
    const name = await link.textContent();
    assert.is(row?.y, bar && bar.y + bar.height, `${name}: the links at ${row?.y} px`);
    const below = (target?.y ?? 0) - (row ? row.y + row.height : 0);
    assert.ok(below >= 0 && below < 100, `${name}: ${below} px below the links`);
  }
  await page.setViewportSize({ width: 1023, height: 900 });
  assert.not(await sections.isVisible());
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.emulateMedia({ media: 'print' });
  assert.not(await sections.isVisible());
});

/**
 * Counts the different scroll positions of a page until its first scroll ends. Then stores their number in
 * `window.positions`. This function runs in the page: `evaluate` runs it in the open page, or an init script runs it in
 * the page that is opened next.
 */
function countPositions(): void {
  const positions = new Set<number>();
  addEventListener('scroll', () => positions.add(scrollY));
  addEventListener('scrollend', () => Object.assign(window, { positions: positions.size }), { once: true });
}

async function positionsOf(page: Page) {
  await page.waitForFunction(() => 'positions' in window);
  return page.evaluate(() => (window as unknown as { positions: number }).positions);
}

test('a page opens at the anchor of its address without scrolling there, however slowly it arrives', async () => {
  const { page } = await fixtures.open({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
  });
  const server = await serveSlowly(fixtures.demo.siteUrl, '</h1>', '/glossary');
  try {
    await page.addInitScript(countPositions);
    await page.goto(`${server.url}#zero-depreciation`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('h1')?.checkVisibility());
    await page.evaluate(() => document.getAnimations().forEach((animation) => void animation.finish()));
    server.finish();
    assert.is(await positionsOf(page), 1);
  } finally {
    server.close();
  }
});

test('a link within a page scrolls smoothly', async () => {
  const page = await open('/individual/motor-insurance', 1440, 'no-preference');
  await page.evaluate(countPositions);
  await page.getByRole('main').getByRole('link', { name: 'Questions', exact: true }).click();
  assert.ok((await positionsOf(page)) > 1);
});

test('on a phone the rows of a comparison have as many cells as its header, for screen readers', async () => {
  const page = await open('/compare', 360);
  for (const title of await page.locator('.fold > summary').all()) await title.click();
  assert.ok((await page.getByRole('table').count()) > 1);
  for (const table of await page.getByRole('table').all()) {
    const rows = await table.getByRole('row').all();
    const counts = await Promise.all(
      rows.map((row) =>
        row
          .locator('xpath=./*')
          .and(row.getByRole('cell').or(row.getByRole('columnheader')).or(row.getByRole('rowheader')))
          .count(),
      ),
    );
    assert.ok(counts.length > 2 && new Set(counts).size === 1, counts.join());
  }
});

test.run();
