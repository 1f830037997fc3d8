import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/toasts/copy';
import { OPTIONS } from '../../../widgets/toasts/options';
import { waitForRender } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { pauseClock } from '../../support/pause-clock';
import { toasts, waitForToasts } from '../../support/toasts';

const fixtures = setUpFixtures(test);

const SENT = { type: 'success', text: 'Your application has been sent.' };
const PERSISTENT = { ...SENT, autoCloseMs: 0 };

const show = (page: Page, toast: object) =>
  page.evaluate(
    (detail) => !document.dispatchEvent(new CustomEvent('broker:toast', { detail, cancelable: true })),
    toast,
  );

async function openPage(options = {}) {
  const { page, console } = await fixtures.open({ viewport: { width: 1280, height: 800 }, ...options });
  await page.goto(`${fixtures.demo.siteUrl}/about-us`);
  await waitForToasts(page);
  return { page, console };
}

const settledBox = (page: Page) =>
  toasts(page)
    .first()
    .evaluate(async (card) => {
      await Promise.all(card.getAnimations().map(({ finished }) => finished));
      const { x, y, width, height } = card.getBoundingClientRect();
      return { x, y, width, height };
    });

test('a toast is 320 px wide and at least 64 px high, at the top right below the bar', async () => {
  const { page, console } = await openPage();
  assert.ok(await show(page, PERSISTENT));
  const { x, y, width, height } = await settledBox(page);
  assert.is(width, 320);
  assert.ok(height >= 64);
  assert.is(Math.round(x + width), 1280 - 16);
  assert.ok(y >= 72 && y < 100, `${y}`);
  assert.equal(console, []);
});

test('a toast at top-center is centred, and on a narrow screen it fits the viewport', async () => {
  const { page } = await openPage();
  await show(page, { ...PERSISTENT, position: 'top-center' });
  const middle = await settledBox(page);
  assert.is(Math.round(middle.x + middle.width / 2), 640);
  await page.setViewportSize({ width: 320, height: 480 });
  const narrow = await settledBox(page);
  assert.is(narrow.x, 16);
  assert.is(narrow.width, 288);
});

test('a toast closes automatically after its time, but not while the mouse is over it', async () => {
  const { page } = await fixtures.openWithClock({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${fixtures.demo.siteUrl}/about-us`);
  await waitForToasts(page);
  await pauseClock(page);
  await show(page, { ...SENT, autoCloseMs: 3000 });
  await page.clock.runFor(2000);
  await toasts(page).hover();
  await page.clock.runFor(3500);
  assert.is(await toasts(page).count(), 1);
  await page.mouse.move(10, 700);
  await page.clock.runFor(3000);
  await toasts(page).waitFor({ state: 'detached' });
});

for (const [by, count] of [
  [-240, 1],
  [-270, 0],
  [270, 0],
] as const)
  test(`a toast dragged by ${by} px with the mouse ${count ? 'springs back' : 'closes'}`, async () => {
    const { page } = await openPage();
    await show(page, PERSISTENT);
    const { x, y } = await settledBox(page);
    await page.mouse.move(x + 100, y + 30);
    await page.mouse.down();
    await page.mouse.move(x + 100 + by / 2, y + 30);
    await page.mouse.move(x + 100 + by, y + 30);
    await page.mouse.up();
    await page.waitForFunction(() => !document.querySelector('[data-dragged]:not([data-leaving])'));
    assert.is(await toasts(page).count(), count);
    if (count) assert.is((await settledBox(page)).x, x);
  });

test('a toast can be dragged away by touch', async () => {
  const { page } = await openPage({ hasTouch: true, viewport: { width: 360, height: 740 } });
  await show(page, PERSISTENT);
  const { x, y } = await settledBox(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y: y + 30 }],
    });
  await touch('touchStart', x + 10);
  for (let by = 20; by <= 280; by += 20) await touch('touchMove', x + 10 + by);
  await touch('touchEnd');
  await toasts(page).waitFor({ state: 'detached' });
});

test('Alt+T focuses the toasts, Tab the button, and Enter closes the toast and restores the focus', async () => {
  const { page } = await openPage();
  const link = page.locator('main a').first();
  await link.focus();
  await show(page, PERSISTENT);
  await toasts(page).waitFor();
  // Wait until the toast has been rendered: before that, Alt+T does nothing.
  await waitForRender(page);
  await page.keyboard.press('Alt+t');
  assert.is(await page.evaluate(() => document.activeElement?.ariaLabel), OPTIONS.label);
  await page.keyboard.press('Tab');
  assert.is(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), COPY.close);
  await page.keyboard.press('Enter');
  await toasts(page).waitFor({ state: 'detached' });
  assert.ok(await link.evaluate((element) => element === document.activeElement));
});

test('above a modal dialog a toast is visible, announced and can be closed, and it moves to the page once the dialog closes', async () => {
  const { page } = await openPage();
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.append(document.createElement('button'));
    document.body.append(dialog);
    dialog.showModal();
  });
  await show(page, PERSISTENT);
  await toasts(page).waitFor();
  const { x, y } = await settledBox(page);
  const hit = await toasts(page)
    .first()
    .evaluate(
      (card, [left, top]) =>
        card.contains((card.getRootNode() as Document | ShadowRoot).elementFromPoint(left, top)),
      [x + 60, y + 30] as const,
    );
  assert.ok(hit);
  await page.locator('dialog').getByRole('status').getByText(SENT.text).waitFor();
  await page.locator('dialog').getByRole('button', { name: COPY.close }).click();
  await toasts(page).waitFor({ state: 'detached' });
  assert.ok(await page.evaluate(() => document.querySelector('dialog:modal') !== null));

  await show(page, PERSISTENT);
  await toasts(page.locator('dialog')).waitFor();
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog:modal')?.close());
  await toasts(page.locator('[data-broker-widget=toasts]')).waitFor();
});

test("on a partner's page toasts are in a shadow root, with their own styles", async () => {
  const url = await fixtures.serve(`<!doctype html><title>Host</title>
<style>* { font: 40px serif !important; } div, p, button { background: red; margin: 40px }</style>
<div data-broker-widget="toasts" data-when="idle"></div>
<script async src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script>`);
  const { page, console } = await fixtures.open({ viewport: { width: 1280, height: 800 } });
  await page.goto(url);
  await waitForToasts(page);
  assert.ok(await show(page, PERSISTENT));
  const { y, width } = await settledBox(page);
  assert.equal([y, width], [16, 320]);
  const background = await toasts(page).evaluate((card) => getComputedStyle(card).backgroundColor);
  assert.is(background, 'rgb(60, 102, 40)');
  assert.equal(console, []);
});

test('toasts are not printed', async () => {
  const { page } = await openPage();
  await show(page, PERSISTENT);
  await page.emulateMedia({ media: 'print' });
  assert.not(await toasts(page).isVisible());
});

test.run();
