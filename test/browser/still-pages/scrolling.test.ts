import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dueWidgetsStand, noteReadyWidgets } from '../../support/due-widgets';
import { drawn, ONE_OF_EACH } from '../../support/every-page';
import { layoutShifts } from '../../support/layout-shifts';
import { setStage } from '../../support/stage';

const stage = setStage(test);

const HEIGHT = 800;

/** Opens a page cold, does what is to be done on it, and tells what has moved. */
async function shiftsOf(width: number, live: (page: Page) => Promise<unknown>) {
  const { page } = await stage.open({ viewport: { width, height: HEIGHT } });
  await noteReadyWidgets(page);
  await live(page);
  const shifts = await layoutShifts(page);
  await page.context().close();
  return shifts;
}

/** By half a screen at a time, each painted, and each widget at work before the next. */
async function scrollThrough(page: Page, url: string) {
  await page.goto(url);
  await dueWidgetsStand(page);
  // Whoever is at the end of a page before its list has come sees it come.
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], .media-gallery__unscripted'));
  await drawn(page);
  for (let end = false; !end; ) {
    await dueWidgetsStand(page);
    end = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          scrollBy({ top: innerHeight / 2, behavior: 'instant' });
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              resolve(Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight),
            ),
          );
        }),
    );
  }
  await dueWidgetsStand(page);
}

const urlOf = (path: string) => stage.demo.siteUrl + encodeURI(path);

for (const width of [360, 768, 1440]) {
  test(`nothing moves on any page, ${width} px wide, as a visitor scrolls to its end`, async () => {
    const moved: string[] = [];
    for (const path of ONE_OF_EACH) {
      const shifts = await shiftsOf(width, (page) => scrollThrough(page, urlOf(path)));
      moved.push(...shifts.map((shift) => `${path}: ${shift}`));
    }
    assert.equal(moved, []);
  });

  test(`nothing moves on the home page, ${width} px wide, as its slides go on by themselves`, async () => {
    const shifts = await shiftsOf(width, async (page) => {
      await page.goto(urlOf('/'));
      await page.locator('.hero-carousel li[inert]:first-child').waitFor({ state: 'attached' });
    });
    assert.equal(shifts, []);
  });
}

test.run();
