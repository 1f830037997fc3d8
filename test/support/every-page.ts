import type { Page } from 'playwright-core';
import { ROUTES } from '../../host-pages/routes';
import { shareOf } from './full-run';
import { PARTS } from './parts';

/** The decoded path of each page of the site. The last path is the path of the 404 page. */
export const EVERY_PATH: readonly string[] = ROUTES.map(({ path }) => path);

/**
 * One page of each template, but three pages of the product template: a product without a category, a category, and a
 * product in a category.
 */
export const ONE_OF_EACH = [
  '/',
  '/about-us',
  '/services',
  '/individual',
  '/contact-us',
  '/careers',
  '/career-details',
  '/company-policies',
  '/terms-of-services',
  '/media',
  '/blog',
  '/blog-details',
  '/find-my-cover',
  '/glossary',
  '/claims',
  '/compare',
  '/renewal-reminder',
  '/search',
  '/embed',
  '/individual/motor-insurance',
  '/corporate/marine-insurance',
  '/corporate/liability-insurance/professional-indemnity',
  '/hi/motor-insurance',
  '/404',
] as const satisfies readonly string[];

/** Of the pages that are not in `ONE_OF_EACH`, `npm test` visits every sixth. */
const VISITED_OF_A_TEMPLATE = 6;

const isOneOfEach = (path: string) => (ONE_OF_EACH as readonly string[]).includes(path);

const visitedOfTemplates = shareOf(
  EVERY_PATH.filter((path) => !isOneOfEach(path)),
  0,
  VISITED_OF_A_TEMPLATE,
);

/**
 * The paths that a browser test of all pages visits. In `npm run test:full`, these are all paths. In `npm test`, these
 * are the paths of `ONE_OF_EACH` and a sixth of the other paths. The remaining pages are then checked only by unit
 * tests, which read the markup of every page.
 */
export const VISITED_PATHS = EVERY_PATH.filter(
  (path) => isOneOfEach(path) || visitedOfTemplates.includes(path),
);

type Loader = { mount(host: Element): Promise<void> };

/**
 * Waits three frames. React runs effects after the first frame, and the browser paints their changes in the second. The
 * third frame is a safety margin.
 */
export const waitForRender = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) {
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
    }
  });

/** Mounts every widget of the page, whether in view or not, and waits until all are rendered. */
export async function mountAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { BrokerWidgets } = window as unknown as { BrokerWidgets: Loader };
    const hosts = [...document.querySelectorAll('[data-broker-widget]')];
    return Promise.all(hosts.map((host) => BrokerWidgets.mount(host)));
  });
  await waitForRender(page);
}

export const waitForLists = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    (loading) => !document.querySelector(loading),
    `[aria-busy=true], ${PARTS.loadingList}`,
  );
};
