/**
 * The script of `npm run screenshots`. Takes the README's screenshots, which show the build in `dist/` with the
 * project's sample data.
 */
import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openDatabase } from '../../server/db/open';
import { readOrCreateKey } from '../../server/desk/key';
import { readDeskSettings } from '../../server/desk/settings';
import { startDesk } from '../../server/desk/start-desk';
import { launchFullBrowser } from './browser';
import { startDemo } from './demo';
import { waitForForm } from './fixtures';
import { storeSampleLeads } from './sample-leads';
import { trackReadyWidgets, waitForWidgets } from './wait-for-widgets';

const FOLDER = 'docs/images';
const WIDTH = 1280;

/** How much of the partner's page the screenshot shows above the form and below it, in px. */
const ABOVE_FORM = 250;
const BELOW_FORM = 70;

async function openPage(browser: Browser, url: string, height: number): Promise<Page> {
  // With reduced motion, carousels don't advance, so the screenshots of every run show the same slide.
  const page = await browser.newPage({ viewport: { width: WIDTH, height }, reducedMotion: 'reduce' });
  await trackReadyWidgets(page);
  await page.goto(url);
  return page;
}

async function save(page: Page, name: string, clip: { readonly y: number; readonly height: number }) {
  await waitForWidgets(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Leave out lazy images that haven't begun to load: decode() would wait until they load.
    const begun = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete);
    await Promise.all(begun.map((image) => image.decode()));
  });
  await page.screenshot({
    path: `${FOLDER}/${name}.png`,
    fullPage: true,
    clip: { x: 0, width: WIDTH, ...clip },
  });
  await page.close();
}

async function startSampleDesk() {
  const folder = await mkdtemp(join(tmpdir(), 'broker-desk-'));
  const env = { DATA_DIR: folder, DESK_PORT: '0' };
  const settings = readDeskSettings(env, true);
  if (!settings) throw new Error('The desk is off.');
  const desk = await startDesk(settings, env);
  const db = await openDatabase({ dataFolder: folder, databaseUrl: undefined });
  await storeSampleLeads(db, new Date());
  await db.destroy();
  return {
    address: `${desk.address}?key=${await readOrCreateKey(settings.keyFile)}`,
    async stop() {
      await desk.stop();
      await rm(folder, { recursive: true });
    },
  };
}

mkdirSync(FOLDER, { recursive: true });
const browser = await launchFullBrowser();
const demo = await startDemo();
const desk = await startSampleDesk();
try {
  const list = await openPage(browser, desk.address, 800);
  await save(list, 'desk', { y: 0, height: 800 });

  const home = await openPage(browser, `${demo.siteUrl}/`, 800);
  await save(home, 'home', { y: 0, height: 800 });

  const partner = await openPage(browser, `${demo.partnerUrl}/`, 1200);
  const form = partner.locator('[data-broker-widget="quote-form"]');
  await waitForForm(form);
  const [top, height] = await form.evaluate((host) => {
    const box = host.getBoundingClientRect();
    return [box.top + scrollY, box.height] as const;
  });
  const y = Math.round(top) - ABOVE_FORM;
  await save(partner, 'partner-form', { y, height: Math.round(height) + ABOVE_FORM + BELOW_FORM });
} finally {
  await Promise.all([browser.close(), demo.stop(), desk.stop()]);
}
