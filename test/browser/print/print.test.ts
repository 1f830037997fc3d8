import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PRINT } from '../../../host-pages/browser/share/start-sharing';
import { SITE } from '../../../host-pages/site';
import { COPY as RECEIPT } from '../../../widgets/toasts/on-demand/receipt-copy';
import { mountAll } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { shareOf } from '../../support/full-run';
import { PARTS } from '../../support/parts';
import { findLowContrast, findOverflow, PAPER } from '../../support/printed-page';

const fixtures = setUpFixtures(test);

const PRODUCTS = ['/individual/motor-insurance', '/corporate/marine-insurance'] as const;

/**
 * Opens a page for print. If JavaScript is enabled, first mounts the widgets and scrolls until Back to top is visible.
 */
async function openForPrint(path: string, javaScriptEnabled = true): Promise<Page> {
  const { page } = await fixtures.open({ javaScriptEnabled, viewport: PAPER });
  await page.goto(fixtures.demo.siteUrl + path);
  if (javaScriptEnabled) {
    await mountAll(page);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.locator('.scroll-to-top').waitFor();
  }
  await page.emulateMedia({ media: 'print' });
  // Browsers fire `beforeprint` before they print; Playwright's emulation of print does not.
  if (javaScriptEnabled) await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  return page;
}

// `npm test` checks one product with JavaScript and the other without. `npm run test:full` checks each product both
// ways.
for (const [part, path] of PRODUCTS.entries())
  for (const scripts of shareOf([true, false], part, PRODUCTS.length))
    test(`${path} is printed with every answer, ${scripts ? 'with' : 'without'} JavaScript`, async () => {
      const page = await openForPrint(path, scripts);
      const answers = page.locator('.faq-accordion details > div');
      assert.is(await answers.count(), 5);
      for (const answer of await answers.all()) {
        assert.ok(await answer.evaluate((element) => element.checkVisibility() && element.clientHeight > 20));
      }
    });

for (const path of shareOf(PRODUCTS, 0, PRODUCTS.length))
  test(`${path} is printed without bar, form and buttons, with its text and the broker's name and address`, async () => {
    const page = await openForPrint(path);
    const onScreen = page.locator(
      '.navbar, form, button, input, .btn, .skip, .scroll-to-top, [role=dialog], main .art, .broker-slides',
    );
    assert.ok((await onScreen.count()) > 10);
    assert.is(await onScreen.filter({ visible: true }).count(), 0);
    for (const selector of ['h1', 'main h2', 'footer .logo', 'footer address', '.points li', '.foot-end']) {
      assert.ok(await page.locator(selector).first().isVisible(), selector);
    }
    assert.is(await page.locator('.bar').evaluate((bar) => getComputedStyle(bar).position), 'static');
    const colours = await page.evaluate(() =>
      ['h1', 'main p', '.faq-accordion p'].map((selector) => {
        const { color } = getComputedStyle(document.querySelector(selector) as Element);
        return color;
      }),
    );
    assert.equal(colours, ['rgb(0, 0, 0)', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)']);
  });

test('the Print button of a line on the page about claims prints that line alone, below the name of the broker', async () => {
  const { page } = await fixtures.open({ viewport: PAPER });
  await page.goto(`${fixtures.demo.siteUrl}/claims#marine-insurance`);
  await page.evaluate(() => {
    window.print = () => {};
  });
  const line = page.locator('#marine-insurance');
  await line.getByRole('button', { name: PRINT }).click();
  await page.emulateMedia({ media: 'print' });
  const texts = ':is(h1, h2, h3, p, li)';
  const printed = page.locator(`main ${texts}`).filter({ visible: true });
  assert.is(await printed.count(), await line.locator(texts).count());
  assert.ok(await page.locator('.bar .logo').isVisible());
});

test('all panels of the tabs are printed, one below the other', async () => {
  const page = await openForPrint('/individual');
  const panels = page.locator(`${PARTS.tabPanels} > section`);
  assert.is(await panels.count(), 5);
  assert.is(await panels.filter({ visible: true }).count(), 5);
});

test('the strip of a reference number is printed in the page, in black, with the telephone number and without buttons', async () => {
  const { page } = await fixtures.open({ viewport: PAPER });
  await page.addInitScript(() => sessionStorage.setItem('broker-receipt', 'Q-12345678'));
  await page.goto(fixtures.demo.siteUrl + PRODUCTS[0]);
  const receipt = page.getByRole('region', { name: RECEIPT.label });
  await receipt.waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Q-12345678', SITE.phone]) {
    const box = await receipt.getByText(text).last().boundingBox();
    // A text for screen readers only would be 1 px wide.
    assert.ok(box && box.width > 1, text);
  }
  assert.is(await receipt.locator('button, svg').filter({ visible: true }).count(), 0);
  const [position, ...colours] = await receipt.evaluate((strip) => {
    const { position, backgroundColor } = getComputedStyle(strip);
    const parts = [...strip.querySelectorAll('strong, a')];
    return [position, backgroundColor, ...parts.map((part) => getComputedStyle(part).color)];
  });
  assert.is(position, 'static');
  assert.equal(colours, ['rgba(0, 0, 0, 0)', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)']);
});

// Tests `findLowContrast` and `findOverflow`, which test/browser/every-page/every-visit.test.ts runs on a page of each
// template.
test('pale text, text on a dark background and elements that are too wide are detected', async () => {
  const { page } = await fixtures.open({ viewport: PAPER });
  const pale = '<p style="color: #999">Pale</p>';
  const dark = '<p style="color: #000; background: #333">Dark</p>';
  const wide = '<div style="width: 800px"></div>';
  await page.goto(await fixtures.serve(`<!doctype html><body>${pale}${dark}${wide}<p>Good</p>`));
  assert.equal(await findLowContrast(page), ['2.8: Pale', '1.7: Dark']);
  assert.equal(await findOverflow(page), ['<div style="width: 800px"></div>']);
});

test.run();
