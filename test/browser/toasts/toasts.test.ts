import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/toasts/copy';
import { OPTIONS } from '../../../widgets/toasts/options';
import { drawn } from '../../support/every-page';
import { formIsReady, setUpFixtures } from '../../support/fixtures';
import { toasts, toastsAreReady } from '../../support/toasts';

const fixtures = setUpFixtures(test);

const SENT = { type: 'success', text: 'Your application has been sent.' };
const FOREVER = { ...SENT, autoCloseMs: 0 };

const show = (page: Page, toast: object) =>
  page.evaluate(
    (detail) => !document.dispatchEvent(new CustomEvent('broker:toast', { detail, cancelable: true })),
    toast,
  );

async function openOurs(options = {}) {
  const { page, console } = await fixtures.open({ viewport: { width: 1280, height: 800 }, ...options });
  await page.goto(`${fixtures.demo.siteUrl}/about-us`);
  await toastsAreReady(page);
  return { page, console };
}

const settled = (page: Page) =>
  toasts(page)
    .first()
    .evaluate(async (card) => {
      await Promise.all(card.getAnimations().map(({ finished }) => finished));
      const { x, y, width, height } = card.getBoundingClientRect();
      return { x, y, width, height };
    });

test('a toast is 320 px wide and at least 64 px high, at the top right below the bar', async () => {
  const { page, console } = await openOurs();
  assert.ok(await show(page, FOREVER));
  const { x, y, width, height } = await settled(page);
  assert.is(width, 320);
  assert.ok(height >= 64);
  assert.is(Math.round(x + width), 1280 - 16);
  assert.ok(y >= 72 && y < 100, `${y}`);
  assert.equal(console, []);
});

test('a toast at top-center stands in the middle, and one on a narrow screen within it', async () => {
  const { page } = await openOurs();
  await show(page, { ...FOREVER, position: 'top-center' });
  const middle = await settled(page);
  assert.is(Math.round(middle.x + middle.width / 2), 640);
  await page.setViewportSize({ width: 320, height: 480 });
  const narrow = await settled(page);
  assert.is(narrow.x, 16);
  assert.is(narrow.width, 288);
});

test('a toast goes by itself after its time, but not while the mouse is over it', async () => {
  const { page } = await openOurs();
  await show(page, { ...SENT, autoCloseMs: 3000 });
  await toasts(page).hover();
  await page.waitForTimeout(3500);
  assert.is(await toasts(page).count(), 1);
  await page.mouse.move(10, 700);
  await toasts(page).waitFor({ state: 'detached' });
});

for (const [by, count] of [
  [-240, 1],
  [-270, 0],
  [270, 0],
] as const)
  test(`dragged by ${by} px with the mouse ${count ? 'it springs back' : 'it goes'}`, async () => {
    const { page } = await openOurs();
    await show(page, FOREVER);
    const { x, y } = await settled(page);
    await page.mouse.move(x + 100, y + 30);
    await page.mouse.down();
    await page.mouse.move(x + 100 + by / 2, y + 30);
    await page.mouse.move(x + 100 + by, y + 30);
    await page.mouse.up();
    await page.waitForFunction(() => !document.querySelector('[data-dragged]:not([data-leaving])'));
    assert.is(await toasts(page).count(), count);
    if (count) assert.is((await settled(page)).x, x);
  });

test('a finger drags it too', async () => {
  const { page } = await openOurs({ hasTouch: true, viewport: { width: 360, height: 740 } });
  await show(page, FOREVER);
  const { x, y } = await settled(page);
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

test('Alt+T brings the focus to the toasts, Tab to the button, Enter closes, and the focus is back', async () => {
  const { page } = await openOurs();
  const link = page.locator('main a').first();
  await link.focus();
  await show(page, FOREVER);
  await toasts(page).waitFor();
  // The key is heard once the toast has been drawn.
  await drawn(page);
  await page.keyboard.press('Alt+t');
  assert.is(await page.evaluate(() => document.activeElement?.ariaLabel), OPTIONS.label);
  await page.keyboard.press('Tab');
  assert.is(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), COPY.close);
  await page.keyboard.press('Enter');
  await toasts(page).waitFor({ state: 'detached' });
  assert.ok(await link.evaluate((element) => element === document.activeElement));
});

test('above a modal dialog a toast is seen, announced and closed, and stands in the page once it is closed', async () => {
  const { page } = await openOurs();
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.append(document.createElement('button'));
    document.body.append(dialog);
    dialog.showModal();
  });
  await show(page, FOREVER);
  await toasts(page).waitFor();
  const { x, y } = await settled(page);
  const hit = await page.evaluate(
    ([left, top]) => {
      const at = document.elementFromPoint(left as number, top as number);
      return (
        at?.shadowRoot?.elementFromPoint(left as number, top as number)?.closest('section > * > *') !== null
      );
    },
    [x + 60, y + 30],
  );
  assert.ok(hit);
  await page.locator('dialog').getByRole('status').getByText(SENT.text).waitFor();
  await page.locator('dialog').getByRole('button', { name: COPY.close }).click();
  await toasts(page).waitFor({ state: 'detached' });
  assert.ok(await page.evaluate(() => document.querySelector('dialog:modal') !== null));

  await show(page, FOREVER);
  await toasts(page.locator('dialog')).waitFor();
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog:modal')?.close());
  await toasts(page.locator('[data-broker-widget=toasts]')).waitFor();
});

test("on a partner's page toasts stand in a shadow root, as their own sheet has them", async () => {
  const url = await fixtures.serve(`<!doctype html><title>Host</title>
<style>* { font: 40px serif !important; } div, p, button { background: red; margin: 40px }</style>
<div data-broker-widget="toasts" data-when="idle"></div>
<script async src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script>`);
  const { page, console } = await fixtures.open({ viewport: { width: 1280, height: 800 } });
  await page.goto(url);
  await toastsAreReady(page);
  assert.ok(await show(page, FOREVER));
  const { y, width } = await settled(page);
  assert.equal([y, width], [16, 320]);
  const background = await toasts(page).evaluate((card) => getComputedStyle(card).backgroundColor);
  assert.is(background, 'rgb(60, 102, 40)');
  assert.equal(console, []);
});

test('on paper there are no toasts', async () => {
  const { page } = await openOurs();
  await show(page, FOREVER);
  await page.emulateMedia({ media: 'print' });
  assert.not(await toasts(page).isVisible());
});

test('a page that was made ready by pointing at its link shows what was said before it was visited', async () => {
  const { page, host } = await fixtures.open();
  await page.goto(`${fixtures.demo.siteUrl}/services`);
  await formIsReady(host);
  await page.locator('.bar a[href="/"]').first().hover();
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    sessionStorage.setItem('broker-toasts', JSON.stringify([{ type: 'success', text: 'Kept' }]));
    location.assign('/');
  });
  await page.waitForURL(`${fixtures.demo.siteUrl}/`);
  await toasts(page).getByText('Kept').waitFor();
});

test.run();
