import type { Page } from 'playwright-core';
import { SITE } from '../../../host-pages/site';
import { mountAll, waitForLists, waitForRender } from '../../support/every-page';
import type { setUpFixtures } from '../../support/fixtures';
import { changesOf, recordServed } from '../hydration/changes';
import { type FirstView, holdFirstView, measureFirstView } from '../initial-load/first-view';
import { scrollThrough, watchRequests } from './requests-of-page';

/** What one load of a page shows until it is complete. */
export type Visited = {
  readonly firstView: FirstView;
  /** The changes to the served markup, by widget, before any list has loaded. */
  readonly changes: Awaited<ReturnType<typeof changesOf>>;
  /** Console messages, violations of the policy, and failed requests. */
  readonly messages: readonly string[];
};

/** Slides that have been in view advance, silently, until the browser reports that they are out of view. */
const waitForPausedSlides = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-live=off]')].every(
      (slides) => slides.getBoundingClientRect().top < innerHeight,
    ),
  );

/** Opens a window for visits of the site's pages, one after the other. */
export async function openWindow(fixtures: ReturnType<typeof setUpFixtures>) {
  const { page, console: lines } = await fixtures.open();
  const requests = watchRequests(page);
  await holdFirstView(page);
  await recordServed(page);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error('policy violated:', violatedDirective, blockedURI, sample);
    });
  });

  /** Loads a page and scrolls through it. At the end it is at its top and has all widgets and lists. */
  async function visit(path: string, viewport: { width: number; height: number }): Promise<Visited> {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: null });
    // Aborted requests of the previous page.
    lines.length = 0;
    requests.failed.length = 0;
    // So that only the demo server gets requests. Any route turns off the browser's cache.
    const hasMap = path === '/contact-us';
    if (hasMap)
      await page.route(SITE.map, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Map' }));
    const firstView = await measureFirstView(page, fixtures.demo.siteUrl + path);
    await page.evaluate(() => window.releaseFirstView.idle());
    const faults = (await scrollThrough(page)) ? [] : ['cannot be scrolled to its end'];
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-broker-widget]')].every((host) => window.readyWidgets.has(host)),
    );
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await mountAll(page);
    await waitForPausedSlides(page);
    const changes = await changesOf(page);
    await page.evaluate(() => window.releaseFirstView.lists());
    await waitForLists(page);
    // Its preview begins to load after the widget has mounted; leaving the page would abort it.
    if (path === '/embed') await page.frameLocator('iframe').getByRole('heading').first().waitFor();
    await requests.settled();
    if (hasMap) await page.unroute(SITE.map);
    return { firstView, changes, messages: [...faults, ...lines, ...requests.failed] };
  }

  /** Prepares the page for axe and for other widths: nothing moves, and no colour is between two others. */
  async function prepareForChecks() {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await waitForRender(page);
  }

  return { page, visit, prepareForChecks };
}
