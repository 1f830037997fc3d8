import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/contact-popup/copy';
import { LIMITS } from '../../../widgets/contact-popup/limits';
import { translation as hindi } from '../../../widgets/shared/i18n/hi';
import { setUpFixtures } from '../../support/fixtures';
import { PARTS } from '../../support/parts';
import { pauseClock } from '../../support/pause-clock';
import { fillPopup, popupForm } from '../../support/popup-form';
import { field, fill, pick, STORED_LEAD, submit } from '../../support/quote-fields';
import { toastText } from '../../support/toasts';
import { VALID_LEAD } from '../../support/valid-lead';
import { trackReadyWidgets, waitForWidgets } from '../../support/wait-for-widgets';

const fixtures = setUpFixtures(test);

const DUE_MS = 120_000;
const readSeenFlag = () => localStorage.getItem('hasSeenPopup');

const isFormFile = (url: string) => /quote-form|\/form-/.test(url);

/** Opens a page of the broker's site in a visit that began `ms` milliseconds ago. */
async function openAfter(ms: number, path = '/about-us', options = {}) {
  const visit = await fixtures.open({ viewport: { width: 1280, height: 900 }, ...options });
  await visit.page.addInitScript((began) => {
    sessionStorage.getItem('broker-visit') ?? sessionStorage.setItem('broker-visit', `${began}`);
  }, Date.now() - ms);
  await visit.page.goto(fixtures.demo.siteUrl + path);
  return { ...visit, dialog: visit.page.getByRole('dialog', { name: COPY.title }) };
}

/**
 * Opens a page in a new visit, and pauses the page's clock once the widgets are ready. From then on, only
 * `clock.runFor` advances the clock.
 */
async function openPaused(path = '/about-us') {
  const visit = await fixtures.openWithClock({ viewport: { width: 1280, height: 900 } });
  const { page } = visit;
  await trackReadyWidgets(page);
  await page.goto(fixtures.demo.siteUrl + path);
  await waitForWidgets(page);
  await pauseClock(page);
  return { ...visit, dialog: page.getByRole('dialog', { name: COPY.title }) };
}

test('before it is due the popup is closed and its form is not loaded', async () => {
  const files: string[] = [];
  const { page, dialog } = await openAfter(0);
  page.on('request', (request) => files.push(request.url()));
  await page.reload({ waitUntil: 'networkidle' });
  assert.is(await dialog.count(), 0);
  assert.not(files.some(isFormFile));
});

test('the visit time continues across pages', async () => {
  const { page, dialog } = await openPaused();
  await page.clock.runFor(DUE_MS / 2);
  await page.goto(`${fixtures.demo.siteUrl}/careers`);
  await page.clock.resume();
  await waitForWidgets(page);
  assert.is(await dialog.count(), 0);
  await page.clock.runFor(DUE_MS / 2);
  await dialog.waitFor();
});

test('the popup is modal, takes focus, closes on Escape, restores focus and never opens again', async () => {
  const { page, dialog, console } = await openPaused();
  const link = page.locator('main a').first();
  await link.focus();
  await page.clock.runFor(DUE_MS);
  await dialog.waitFor();
  assert.ok(await dialog.evaluate((element) => element.matches(':modal')));
  assert.is(await page.evaluate(() => document.activeElement?.textContent), COPY.title);
  assert.is(await page.evaluate(readSeenFlag), null);
  for (let tabs = 0; tabs < 20; tabs++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    assert.not(outside);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' }).catch(() => dialog.waitFor({ state: 'hidden' }));
  assert.ok(await link.evaluate((element) => element === document.activeElement));
  await page.waitForFunction(readSeenFlag);
  assert.equal(console, []);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.reload();
  await page.clock.resume();
  await waitForWidgets(page);
  await page.clock.runFor(DUE_MS);
  assert.is(await dialog.count(), 0);
  assert.not(files.some(isFormFile));
});

test('the popup does not open beside a form that the visitor has typed into', async () => {
  const { page, dialog } = await openPaused('/');
  const name = page.locator('[data-broker-widget=quote-form] [name=first_name]');
  await name.click();
  await page.clock.runFor(DUE_MS);
  // Wait until the popup's form has loaded, because the popup can't open earlier. From now on, only the visitor's
  // actions keep it closed.
  await page.locator(`${PARTS.popupForm} form`).waitFor({ state: 'attached' });
  for (let letters = 0; letters < 8; letters++) {
    await page.keyboard.type('a');
    await page.clock.runFor(LIMITS.pauseMs - 1);
    assert.is(await dialog.count(), 0);
  }
  await page.getByRole('contentinfo').click({ position: { x: 1, y: 1 } });
  await page.clock.runFor(DUE_MS);
  assert.is(await dialog.count(), 0);
  await name.fill('');
  await page.clock.runFor(LIMITS.pauseMs + LIMITS.checkIntervalMs);
  await dialog.waitFor();
});

test('a popup that was left by Back opens on no other page of the tab, and none opens on /claims', async () => {
  const { page, dialog } = await openAfter(DUE_MS, '/claims');
  await page.waitForLoadState('networkidle');
  assert.is(await dialog.count(), 0);
  await page.goto(`${fixtures.demo.siteUrl}/about-us`);
  await dialog.waitFor();
  assert.is(await page.evaluate(readSeenFlag), null);
  await page.goBack();
  assert.is(await dialog.count(), 0);
  await page.goto(`${fixtures.demo.siteUrl}/careers`, { waitUntil: 'networkidle' });
  assert.is(await dialog.count(), 0);
});

test('a lead from the popup is stored, the home page shows the confirmation, and the popup never opens again', async () => {
  const { page, dialog, posts } = await openAfter(DUE_MS);
  await dialog.waitFor();
  const email = 'popup@example.com';
  assert.equal(posts(), 0);
  await fillPopup(dialog, { email });
  assert.equal(posts(), 0);
  await submit(popupForm(dialog)).click();
  await page.waitForURL(`${fixtures.demo.siteUrl}/`);
  await toastText(page)
    .filter({ hasText: /^Thank you\./ })
    .waitFor();
  assert.is(await page.evaluate(readSeenFlag), 'true');
  const row = (await fixtures.demo.leads()).find((lead) => lead.email === email);
  const expected = { ...STORED_LEAD, email };
  assert.equal(pick(row, expected), expected);
});

test('Enter of a touch keyboard leads through the first step of a popup to the second, and back leads back', async () => {
  const phone = { hasTouch: true, isMobile: true };
  const { page, dialog } = await openAfter(DUE_MS, '/individual/health-insurance', phone);
  await dialog.getByText(COPY.lead('Health Insurance')).waitFor();
  const form = popupForm(dialog);
  const { first_name, last_name, mobile } = VALID_LEAD;
  await fill(form, { first_name, last_name, mobile });
  assert.not(await field(form, 'email').isVisible());
  assert.not(await submit(form).isVisible());
  const focusedField = () =>
    form.evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.getAttribute('name'));
  await form.locator('[name=mobile][enterkeyhint=next]').waitFor();
  await field(form, 'last_name').press('Enter');
  assert.is(await focusedField(), 'mobile');
  await page.keyboard.press('Enter');
  assert.is(await focusedField(), 'email');
  assert.is(await dialog.getByRole('status').first().textContent(), COPY.step(2));
  assert.not(await field(form, 'mobile').isVisible());
  assert.is(await field(form, 'type_of_insurance').inputValue(), 'Health Insurance');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  assert.is(await focusedField(), 'first_name');
  assert.is(await field(form, 'mobile').inputValue(), mobile);
});

test('on the home page the confirmation is a toast and the popup closes', async () => {
  const { page, dialog } = await openAfter(DUE_MS, '/');
  await dialog.waitFor();
  await fillPopup(dialog, { email: 'popup-home@example.com' });
  await submit(popupForm(dialog)).click();
  await toastText(page)
    .filter({ hasText: /^Thank you\./ })
    .waitFor();
  assert.is(await dialog.count(), 0);
});

test('a visitor who has chosen Hindi for the forms gets the popup and its form in Hindi', async () => {
  const { page, console } = await openAfter(0);
  await page.evaluate((visitMs) => {
    sessionStorage.setItem('broker-language', 'hi');
    sessionStorage.setItem('broker-visit', `${Date.now() - visitMs}`);
  }, DUE_MS);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: hindi.popup.title });
  await dialog.getByLabel(hindi.fields.first_name.label).waitFor();
  assert.is(await popupForm(dialog).count(), 1);
  await dialog.getByRole('button', { name: hindi.popup.next }).waitFor();
  assert.equal(console, []);
});

test("on a partner's page a placeholder opens the popup after data-delay", async () => {
  const url = await fixtures.serve(`<!doctype html><title>Host</title><button>Host</button>
<div data-broker-widget="contact-popup" data-when="idle" data-delay="300"></div>
<script async src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script>`);
  const { page, console } = await fixtures.open();
  await page.goto(url);
  const dialog = page.getByRole('dialog', { name: COPY.title });
  await dialog.waitFor();
  await dialog.getByRole('button', { name: COPY.close }).click();
  await page.waitForFunction(readSeenFlag);
  assert.is(await dialog.count(), 0);
  assert.equal(console, []);
});

for (const [width, height] of [
  [320, 480],
  [1280, 900],
] as const)
  test(`${width} by ${height} px the popup fits the viewport and scrolls inside`, async () => {
    const { page, dialog } = await openAfter(DUE_MS, '/about-us', { viewport: { width, height } });
    await dialog.waitFor();
    const box = await dialog.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom, wide: element.scrollWidth > element.clientWidth };
    });
    assert.ok(box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height);
    assert.not(box.wide);
    for (const button of [dialog.getByRole('button', { name: COPY.next }), submit(popupForm(dialog))]) {
      if (!(await button.isVisible())) await fillPopup(dialog);
      await button.scrollIntoViewIfNeeded();
      assert.ok(await button.isVisible());
    }
    await page.keyboard.press('Escape');
  });

test.run();
