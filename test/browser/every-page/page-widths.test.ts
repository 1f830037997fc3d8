import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { STANDALONE_PAGES } from '../../../host-pages/standalone-pages';
import { EVERY_PATH, mountAll, waitForLists } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';

const fixtures = setUpFixtures(test);

const WIDTHS = [320, 360, 414, 640, 768, 820, 1024, 1280, 1920] as const;

/** As many pages as a machine with two cores can handle. */
const CONCURRENCY = 2;

/** Every route, the pages for frames, and the two routes that show an item only if the URL names it. */
const PATHS = [
  ...EVERY_PATH.map(encodeURI),
  ...STANDALONE_PAGES.map(({ path }) => path),
  '/career-details?job=1',
  '/blog-details/MQ==',
];

/** Waits two frames for widgets to react to the resize; returns the page's overflow and the element that causes it. */
const overflowOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const outside = [...document.body.querySelectorAll('*')].find((element) => {
      if (element.getBoundingClientRect().right <= clientWidth) return false;
      // An element that an ancestor clips or scrolls does not widen the page.
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX !== 'visible') return false;
      }
      return true;
    });
    return `${scrollWidth} px wide, from ${outside?.outerHTML.slice(0, 80)}`;
  });

test('no page is wider than its window, from 320 to 1920 px', async () => {
  const queue = [...PATHS];
  const found: string[] = [];
  async function visitPages() {
    const { page } = await fixtures.open({ reducedMotion: 'reduce' });
    for (let path = queue.shift(); path; path = queue.shift()) {
      await page.goto(fixtures.demo.siteUrl + path);
      await mountAll(page);
      await waitForLists(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await overflowOf(page);
        if (overflow) found.push(`${path} in a window of ${width} px: ${overflow}`);
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, visitPages));
  assert.equal(found, []);
});

test.run();
