/** `npm run screenshots`: takes the README's pictures of the build in `dist/`, with the samples that come with the project. */
import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './support/browser';
import { startDemo } from './support/demo';
import { formIsReady } from './support/fixtures';
import { trackReadyWidgets, waitForWidgets } from './support/wait-for-widgets';

const FOLDER = 'docs/images';
const WIDTH = 1280;

/** What of the partner's own page is shown above and below the form, in px. */
const ABOVE_FORM = 250;
const BELOW_FORM = 70;

async function openPage(browser: Browser, url: string, height: number): Promise<Page> {
  // With reduced motion carousels stand still: each run shows the same slide.
  const page = await browser.newPage({ viewport: { width: WIDTH, height }, reducedMotion: 'reduce' });
  await trackReadyWidgets(page);
  await page.goto(url);
  return page;
}

async function save(page: Page, name: string, clip: { readonly y: number; readonly height: number }) {
  await waitForWidgets(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // An image that loads lazily may not have begun to load: decode() would wait for it.
    const begun = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete);
    await Promise.all(begun.map((image) => image.decode()));
  });
  await page.screenshot({
    path: `${FOLDER}/${name}.png`,
    fullPage: true,
    clip: { x: 0, width: WIDTH, ...clip },
    // The partner's note that its site is a sample sticks to the window, over the text.
    style: '.sample-note { visibility: hidden }',
  });
  await page.close();
}

mkdirSync(FOLDER, { recursive: true });
const browser = await launchBrowser();
const demo = await startDemo();
try {
  const home = await openPage(browser, `${demo.siteUrl}/`, 800);
  await save(home, 'home', { y: 0, height: 800 });

  const partner = await openPage(browser, `${demo.partnerUrl}/`, 1200);
  const form = partner.locator('[data-broker-widget="quote-form"]');
  await formIsReady(form);
  const [top, height] = await form.evaluate((host) => {
    const box = host.getBoundingClientRect();
    return [box.top + scrollY, box.height] as const;
  });
  const y = Math.round(top) - ABOVE_FORM;
  await save(partner, 'partner-form', { y, height: Math.round(height) + ABOVE_FORM + BELOW_FORM });
} finally {
  await Promise.all([browser.close(), demo.stop()]);
}
