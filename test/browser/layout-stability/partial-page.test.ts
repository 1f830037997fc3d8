import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitForRender } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { shareOf } from '../../support/full-run';
import { layoutShifts } from '../../support/layout-shifts';
import { serveSlowly } from '../../support/slow-html';

const fixtures = setUpFixtures(test);

/**
 * One page of each template that has columns. The test opens these pages in a window 9,000 px high, because a shift out
 * of view is not counted.
 */
const PAGES = [
  '/',
  '/about-us',
  '/contact-us',
  '/terms-of-services',
  '/corporate/liability-insurance/public-liability',
];
const WIDTHS = [768, 1440];

// `npm test` checks each page at one of the widths, `npm run test:full` at both.
for (const [part, path] of PAGES.entries())
  test(`what has arrived of ${path} does not move when the rest arrives`, async () => {
    const html = await (await fetch(fixtures.demo.siteUrl + path)).text();
    // On the home page, begin at the first <h2>, which is the visible title of the first slide. The home page's <h1> is
    // for screen readers only.
    const isHome = path === '/';
    // Count the <h2> elements before the footer. The footer isn't checked: it is far below the first screen, so nobody
    // sees it shift.
    const sections = (html.split('<footer')[0] ?? '').split('</h2>').length - 1;
    for (const width of shareOf(WIDTHS, part % WIDTHS.length, WIDTHS.length)) {
      const { page } = await fixtures.open({ viewport: { width, height: 9000 } });
      const server = await serveSlowly(fixtures.demo.siteUrl, isHome ? '</h2>' : '</h1>', path);
      try {
        await page.goto(server.url, { waitUntil: 'commit' });
        for (let arrived = isHome ? 1 : 0; arrived < sections; arrived++) {
          server.continueTo('</h2>');
          await page.waitForFunction((count) => document.querySelectorAll('h2').length > count, arrived);
          await waitForRender(page);
        }
        assert.equal(await layoutShifts(page), [], `${path} at ${width} px`);
      } finally {
        server.close();
      }
    }
  });

test.run();
