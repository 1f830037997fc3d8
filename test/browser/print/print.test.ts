import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../../host-pages/site';
import { COPY as RECEIPT } from '../../../widgets/toasts/on-demand/receipt-copy';
import { mountAll, ONE_OF_EACH } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { PARTS } from '../../support/parts';

const fixtures = setUpFixtures(test);

/** A4 without Chromium's default margins, in CSS pixels. */
const PAPER = { width: 717, height: 1045 };

const PRODUCTS = ['/individual/motor-insurance', '/corporate/marine-insurance'] as const;

/** WCAG 1.4.3, for small text. */
const MIN_CONTRAST = 4.5;

/** Opens a page for print, with its widgets mounted and scrolled until Back to top is visible. */
async function openForPrint(path: string, javaScriptEnabled = true): Promise<Page> {
  const { page } = await fixtures.open({ javaScriptEnabled, viewport: PAPER });
  await page.goto(fixtures.demo.siteUrl + path);
  if (javaScriptEnabled) {
    await mountAll(page);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.locator('.scroll-to-top').waitFor();
  }
  await page.emulateMedia({ media: 'print' });
  // Browsers fire this event before they print; Playwright does not.
  if (javaScriptEnabled) await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  return page;
}

/** Text with too little contrast on white, or on its own background, if that is printed. */
const findLowContrast = (page: Page) =>
  page.evaluate((least) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement as HTMLElement;
      if (!text.nodeValue?.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('script')) continue;
      let background: Element | null = element;
      while (background && /, 0\)|transparent/.test(getComputedStyle(background).backgroundColor)) {
        background = background.parentElement;
      }
      const colours = [getComputedStyle(element).color, 'rgb(255, 255, 255)'];
      if (background) colours.push(getComputedStyle(background).backgroundColor);
      const [own, ...backgrounds] = colours.map((colour) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
          const share = Number(part) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
      }) as [number, ...number[]];
      const worst = Math.min(...backgrounds.map((other) => Math.max(own, other) / Math.min(own, other)));
      if (worst < least) found.push(`${worst.toFixed(1)}: ${text.nodeValue.trim()}`);
    }
    return found;
  }, MIN_CONTRAST);

const findOverflow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      // Inert slides are clipped.
      .filter((element) => element.checkVisibility() && !element.closest('[inert]'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        // Elements 1 px wide are for screen readers only.
        return width > 1 && (Math.floor(right) > innerWidth || Math.ceil(left) < 0);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );

for (const path of PRODUCTS)
  for (const scripts of [true, false])
    test(`${path} is printed with every answer, ${scripts ? 'with' : 'without'} JavaScript`, async () => {
      const page = await openForPrint(path, scripts);
      const answers = page.locator('.faq-accordion details > div');
      assert.is(await answers.count(), 5);
      for (const answer of await answers.all()) {
        assert.ok(await answer.evaluate((element) => element.checkVisibility() && element.clientHeight > 20));
      }
    });

for (const path of PRODUCTS)
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
    // Elements 1 px wide are for screen readers only.
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

test('a page of each template is printed in dark text on white, no wider than the paper', async () => {
  const faults: string[] = [];
  const { page } = await fixtures.open({ viewport: PAPER });
  for (const path of ONE_OF_EACH) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(fixtures.demo.siteUrl + encodeURI(path));
    await mountAll(page);
    await page.emulateMedia({ media: 'print' });
    const found = [...(await findLowContrast(page)), ...(await findOverflow(page))];
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  assert.equal(faults, []);
});

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
