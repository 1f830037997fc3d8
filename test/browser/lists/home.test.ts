import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitForRender } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { layoutShifts } from '../../support/layout-shifts';
import { answered, FAILURES, respondWithList, withBadItem } from '../../support/list-answers';
import { PARTS } from '../../support/parts';

const fixtures = setUpFixtures(test);

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

const SCRIPTS = ['associate_companies.php', 'testimonial.php'] as const;

const marks = (page: Page) => page.locator(`.associates ${PARTS.loadedContent} li.associates__mark`);
const reviews = (page: Page) => page.locator(`.testimonials ${PARTS.loadedContent} li`);

/** Opens the home page and scrolls by a quarter of the viewport at a time until the lists are requested. */
async function scrollToLists(page: Page) {
  await page.goto(`${fixtures.demo.siteUrl}/`);
  const requests = SCRIPTS.map((script) => page.waitForRequest(`**/${script}`));
  let areRequested = false;
  const all = Promise.all(requests).then(() => {
    areRequested = true;
  });
  while (!areRequested) {
    await page.evaluate(() => scrollBy({ top: innerHeight / 4, behavior: 'instant' }));
    await waitForRender(page);
  }
  await all;
}

const scrollToCentre = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

for (const viewport of SCREENS) {
  test(`companies and reviews load as the visitor scrolls near, ${viewport.width} px wide, without layout shifts`, async () => {
    const { page, console } = await fixtures.open({ viewport });
    await scrollToLists(page);
    await marks(page).first().waitFor({ state: 'attached' });
    await reviews(page).first().waitFor({ state: 'attached' });
    for (const section of ['.companies', '.reviews']) {
      await scrollToCentre(page, section);
      await waitForRender(page);
      assert.ok(await page.locator(section).isVisible());
    }
    assert.equal(await layoutShifts(page), []);
    assert.equal(console, []);
  });

  for (const [failure, [answer, expectedLog]] of Object.entries(FAILURES))
    test(`after ${failure}, ${viewport.width} px wide, both sections are hidden without layout shifts, and the failure is logged`, async () => {
      const { page, console } = await fixtures.open({ viewport });
      for (const script of SCRIPTS) await respondWithList(page, script, answer);
      await scrollToLists(page);
      // Both are below the viewport.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      for (const section of ['.companies', '.reviews'])
        await page.locator(section).waitFor({ state: 'hidden' });
      assert.equal(await layoutShifts(page), []);
      for (const script of SCRIPTS) {
        const lines = console.filter((line) => line.includes(script) && expectedLog.test(line));
        assert.is(lines.length, 1, `${script}: ${console.join('\n')}`);
      }
    });

  test(`a list that fails in view, ${viewport.width} px wide, keeps its reserved space until it is out of view`, async () => {
    const { page } = await fixtures.open({ viewport });
    const held: (() => Promise<void>)[] = [];
    for (const script of SCRIPTS)
      await page.route(`**/${script}`, (route) => {
        held.push(() => route.fulfill({ status: 500, json: {} }));
      });
    await scrollToLists(page);
    await scrollToCentre(page, '.companies');
    assert.ok(await page.locator(`.associates ${PARTS.reservedSpace}`).isVisible());
    const failed = SCRIPTS.map((script) => page.waitForResponse(`**/${script}`));
    for (const fail of held) await fail();
    await Promise.all(failed);
    await waitForRender(page);
    assert.ok(await page.locator('.companies').isVisible());
    assert.equal(await layoutShifts(page), []);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const section of ['.companies', '.reviews'])
      await page.locator(section).waitFor({ state: 'hidden' });
    assert.equal(await layoutShifts(page), []);
  });
}

test('empty lists hide their sections and log nothing', async () => {
  const { page, console } = await fixtures.open({ viewport: SCREENS[1] });
  for (const script of SCRIPTS) await respondWithList(page, script, answered([]));
  await scrollToLists(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const section of ['.companies', '.reviews']) await page.locator(section).waitFor({ state: 'hidden' });
  assert.equal(console, []);
});

test('ten companies are slides with alternative text; a review has its stars as text', async () => {
  const { page } = await fixtures.open({ viewport: SCREENS[1] });
  await scrollToLists(page);
  await marks(page).first().waitFor({ state: 'attached' });
  assert.is(
    await page
      .locator(`.associates ${PARTS.loadedContent} li.associates__mark:not(.glide__slide--clone) img`)
      .count(),
    10,
  );
  assert.is(await marks(page).locator('img').first().getAttribute('alt'), 'Sample company 1');
  const review = reviews(page).first();
  await review.waitFor({ state: 'attached' });
  assert.match(await review.innerText(), /5 of 5/);
  assert.match(await review.innerText(), /Sample customer, Motor/);
});

test('an invalid item is left out, and the rest is shown', async () => {
  const { page, console } = await fixtures.open({ viewport: SCREENS[1] });
  for (const script of SCRIPTS) await respondWithList(page, script, withBadItem);
  await scrollToLists(page);
  await marks(page).first().waitFor({ state: 'attached' });
  await reviews(page).first().waitFor({ state: 'attached' });
  assert.is(await reviews(page).count(), 7);
  assert.is(console.filter((line) => line.includes('item 0 is left out')).length, 2, console.join('\n'));
});

test.run();
