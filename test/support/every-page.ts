import type { Page } from 'playwright-core';
import { ROUTES } from '../../host-pages/routes';
import { PARTS } from './parts';

/** Where each page of the site lies, decoded. The last is what any other path shows. */
export const EVERY_PATH: readonly string[] = ROUTES.map(({ path }) => path);

/** One page of each template; of products an individual one, a category, and one below a category. */
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
  '/embed',
  '/individual/motor-insurance',
  '/corporate/marine-insurance',
  '/corporate/liability-insurance/professional-indemnity',
  '/404',
] as const satisfies readonly string[];

type Loader = { mount(host: Element): Promise<void> };

/** Waits until effects have run, which they do after a frame, and what they set is drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) {
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
    }
  });

/** Mounts every widget of the page, wherever it stands, and waits until each is drawn as it works. */
export async function mountAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { BrokerWidgets } = window as unknown as { BrokerWidgets: Loader };
    const hosts = [...document.querySelectorAll('[data-broker-widget]')];
    return Promise.all(hosts.map((host) => BrokerWidgets.mount(host)));
  });
  await drawn(page);
}

/** Waits until no list of the page is waiting for its answer any more. */
export const listsAreFilled = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    (loading) => !document.querySelector(loading),
    `[aria-busy=true], ${PARTS.loadingList}`,
  );
};
