// gate: alone, because on a busy machine a page shifts once in a while, which is not understood yet
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { makeLoadsCold } from '../../support/cold-loads';
import { ONE_OF_EACH, waitForLists, waitForRender } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { shareOf } from '../../support/full-run';
import { layoutShifts } from '../../support/layout-shifts';
import { watchProblems } from '../../support/page-problems';
import { trackReadyWidgets, waitForWidgets } from '../../support/wait-for-widgets';

const fixtures = setUpFixtures(test);

const HEIGHT = 800;

/** Path of the page for which the tests ignore `problems`: Chromium logs the page's own status 404. */
const NOT_FOUND = '/404';

/** Opens a window in which every load is a first visit. */
async function openWindow(width: number) {
  const visit = await fixtures.open({ viewport: { width, height: HEIGHT } });
  await makeLoadsCold(visit.page);
  await trackReadyWidgets(visit.page);
  return visit;
}

/**
 * Scrolls to the end of the page, half a viewport at a time. Before each step, waits for the paint and for widgets that
 * are mounting.
 */
async function scrollThrough(page: Page, url: string) {
  await page.goto(url);
  await waitForWidgets(page);
  // Wait for the lists: a list that loads while the list's end is in view would shift the page.
  await waitForLists(page);
  await waitForRender(page);
  for (let end = false; !end; ) {
    await waitForWidgets(page);
    // Scroll in the page: a call to the browser for each step would take longer than the step.
    end = await page.evaluate(async () => {
      while (window.areDueWidgetsReady(true)) {
        scrollBy({ top: innerHeight / 2, behavior: 'instant' });
        await new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        });
        if (Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight) return true;
      }
      return false;
    });
  }
  await waitForWidgets(page);
}

const urlOf = (path: string) => fixtures.demo.siteUrl + encodeURI(path);

const WIDTHS = [360, 768, 1440];

for (const [part, width] of WIDTHS.entries()) {
  const paths = shareOf(ONE_OF_EACH, part, WIDTHS.length);

  test(`as a visitor scrolls to its end, none of ${paths.length} pages shifts, logs to the console, has a failed request or violates the policy, ${width} px wide`, async () => {
    const visit = await openWindow(width);
    const { page } = visit;
    const problems = await watchProblems(visit);
    const found: string[] = [];
    for (const path of paths) {
      await scrollThrough(page, urlOf(path));
      found.push(...(await layoutShifts(page)).map((shift) => `${path}: ${shift}`));
      const ofPage = await problems.ofPage(path);
      if (path !== NOT_FOUND) found.push(...ofPage);
    }
    assert.equal(found, []);
  });

  test(`the home page does not shift, ${width} px wide, as its slides advance automatically`, async () => {
    const { page } = await openWindow(width);
    await page.goto(urlOf('/'));
    await page.locator('.hero-carousel li[inert]:first-child').waitFor({ state: 'attached' });
    assert.equal(await layoutShifts(page), []);
  });
}

test.run();
