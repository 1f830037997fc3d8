import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/contact-form/copy';
import { LEAD_FIELDS, requiredMessage } from '../../../widgets/contract/field-rules';
import { PAGE_TEXTS } from '../../../widgets/shared/forms/on-demand/page-texts';
import { setUpFixtures, waitForForm } from '../../support/fixtures';
import { errorOf, errors, field, fill, phase, pick, submit, valuesOf } from '../../support/quote-fields';
import { holdSlowTimers } from '../../support/slow-timers';
import { toasts, toastText, waitForToasts } from '../../support/toasts';
import { stored, VALID_ENQUIRY } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

const API = '**/api/contact_us.php';
const THANKS = /^Thank you\..* Your reference number is E-\d+\.$/;

const TYPED = { ...VALID_ENQUIRY, message: 'When do you open?\nAnd where do I park?' };

/**
 * The lead that the server must store for `TYPED`. The form sends each line break as CRLF, and the server stores it as
 * LF.
 */
const STORED = { ...stored(TYPED), kind: 'query' };

/** Opens the page, and holds the form's retry timers, so that no retry starts during a test. */
async function open(options = {}) {
  const { page, console, posts } = await fixtures.open({
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  await holdSlowTimers(page);
  await page.goto(`${fixtures.demo.siteUrl}/contact-us`);
  const host = page.locator('[data-broker-widget="contact-form"]');
  return { page, host, console, posts };
}

async function openReady() {
  const opened = await open();
  await waitForForm(opened.host);
  await waitForToasts(opened.page);
  return opened;
}

type Host = Awaited<ReturnType<typeof open>>['host'];

const typedIn = (host: Host) => valuesOf(host, Object.keys(TYPED));

const enquiriesOf = async (email: string) =>
  (await fixtures.demo.leads()).filter((lead) => lead.email === email);

const waitForHome = (page: Page) => page.waitForURL(`${fixtures.demo.siteUrl}/`);

test('the form has its labelled fields and posts an enquiry', async () => {
  const { host } = await openReady();
  for (const [label, name, type] of [
    [LEAD_FIELDS.first_name.label, 'first_name', 'text'],
    [LEAD_FIELDS.last_name.label, 'last_name', 'text'],
    [LEAD_FIELDS.mobile.label, 'mobile', 'tel'],
    [LEAD_FIELDS.email.label, 'email', 'email'],
    [LEAD_FIELDS.message.label, 'message', 'textarea'],
  ] as const) {
    const control = host.getByLabel(label, { exact: true });
    assert.is(await control.getAttribute('name'), name);
    assert.is(await control.evaluate((node) => (node as HTMLInputElement).type), type);
  }
  assert.is(await field(host, 'type').inputValue(), 'query');
});

test('the text that the page of claims begins the enquiry with is there before and after the widget mounts', async () => {
  const { page } = await fixtures.open();
  await page.route('**/loader*.js', (route) => route.abort(), { times: 1 });
  // With `#claim` in its URL, the page opens the `<details>` that contains the form.
  const address = `${fixtures.demo.siteUrl}/claims#claim`;
  const message = page.locator('[data-broker-widget="contact-form"] textarea');
  await page.goto(address);
  const text = await message.inputValue();
  assert.is(text, PAGE_TEXTS.claimQuery(''));
  await page.reload();
  await waitForForm(page.locator('[data-broker-widget="contact-form"]'));
  assert.is(await message.inputValue(), text);
});

test('missing and invalid values have an error beside their field, and nothing is sent', async () => {
  const { page, host, posts } = await openReady();
  await submit(host).click();
  await errorOf(host, 'message').waitFor();
  for (const name of Object.keys(TYPED))
    assert.is(await errorOf(host, name).textContent(), requiredMessage(name));
  assert.is(await page.evaluate(() => (document.activeElement as HTMLInputElement).name), 'first_name');

  await fill(host, { ...TYPED, mobile: '12345', email: 'asha@localhost' });
  await submit(host).click();
  await errorOf(host, 'mobile').waitFor();
  assert.equal(await errors(host).allTextContents(), [LEAD_FIELDS.mobile.invalid, LEAD_FIELDS.email.invalid]);
  assert.is(posts(), 0);
});

test("after a success the home page shows the server's message in a toast, once, and the enquiry is stored once", async () => {
  const { page, host, console, posts } = await openReady();
  const email = 'enquiry@example.com';
  await fill(host, { ...TYPED, email });
  await submit(host).click();
  await waitForHome(page);
  const message = toastText(page);
  await message.waitFor();
  assert.match((await message.textContent()) ?? '', THANKS);
  assert.is(posts(), 1);
  const rows = await enquiriesOf(email);
  assert.is(rows.length, 1);
  const expected = { ...STORED, email };
  assert.equal(pick(rows[0], expected), expected);
  assert.equal(console, []);

  await page.reload();
  await waitForToasts(page);
  assert.is(await message.count(), 0);
  await page.goBack();
  await waitForForm(host);
  assert.equal([...new Set(Object.values(await typedIn(host)))], ['']);
});

for (const [what, response] of [
  ['status 500', { status: 500, json: { success: false, message: 'Oops' } }],
  ['a response that is not JSON', { body: '<b>Fatal error</b>' }],
] as const)
  test(`after ${what} the values stay, and Try again stores the enquiry once`, async () => {
    const { page, host } = await openReady();
    await page.route(API, (route) => route.fulfill(response));
    const typed = { ...TYPED, email: `${what.replace(/\W/g, '-')}@example.com` };
    await fill(host, typed);
    await submit(host).click();
    await phase(host, 'failed');
    const alert = host.getByRole('alert');
    assert.is(await alert.locator('strong').textContent(), COPY.failed);
    assert.is(await alert.locator('span').textContent(), COPY.kept);
    assert.equal(await typedIn(host), typed);

    await page.unroute(API);
    assert.is(await submit(host).textContent(), COPY.tryAgain);
    await submit(host).click();
    await waitForHome(page);
    assert.is((await enquiriesOf(typed.email)).length, 1);
  });

test('Try again after a lost response stores one enquiry', async () => {
  const { page, host } = await openReady();
  const email = 'stored-once@example.com';
  await page.route(API, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await fill(host, { ...TYPED, email });
  await submit(host).click();
  await phase(host, 'failed');
  await page.unroute(API);
  await submit(host).click();
  await waitForHome(page);
  assert.is((await enquiriesOf(email)).length, 1);
});

test('offline the form says so, keeps the values, and submits automatically when the network is back', async () => {
  const { page, host, posts } = await openReady();
  const typed = { ...TYPED, email: 'offline@example.com' };
  await fill(host, typed);
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await submit(host).click();
  await phase(host, 'failed');
  assert.is(await host.getByRole('alert').locator('strong').textContent(), COPY.offline);
  assert.equal(await typedIn(host), typed);

  await page.context().setOffline(false);
  await waitForHome(page);
  assert.is(posts(), 2);
  assert.is((await enquiriesOf(typed.email)).length, 1);
});

test("a refusal shows the server's message in the form and as a toast, is announced once and keeps the values", async () => {
  const { page, host } = await openReady();
  const text = 'Too many attempts. Please try again after 1 minute.';
  const typed = { ...TYPED, email: 'refused@example.com' };
  await page.route(API, (route) => route.fulfill({ status: 429, json: { success: false, message: text } }));
  await fill(host, typed);
  await submit(host).click();
  await phase(host, 'refused');
  assert.is(await host.getByRole('alert').locator('strong').textContent(), text);
  await toasts(page).getByText(text).waitFor();
  const announced = page.locator('[role=alert], [role=status], [aria-live]').filter({ hasText: text });
  assert.is(await announced.count(), 1);
  assert.equal(await typedIn(host), typed);
  assert.equal(await enquiriesOf(typed.email), []);

  await page.unroute(API);
  await submit(host).click();
  await waitForHome(page);
  assert.is((await enquiriesOf(typed.email)).length, 1);
});

test('in a sandboxed frame without allow-forms an enquiry is sent', async () => {
  const outer =
    '<!doctype html><title>Outer</title><iframe sandbox="allow-scripts" src="/inner.html" width="700" height="1000"></iframe>';
  const inner = `<!doctype html><html lang="en"><title>Inner</title><div data-broker-widget="contact-form"></div>
<script async src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script></html>`;
  const { page } = await fixtures.open();
  await page.goto(await fixtures.serve(outer, {}, { '/inner.html': inner }));
  const host = page.frameLocator('iframe').locator('[data-broker-widget]');
  await waitForForm(host);
  const email = 'sandboxed@example.com';
  await fill(host, { ...TYPED, email });
  await submit(host).click();
  await phase(host, 'sent');
  assert.is((await enquiriesOf(email)).length, 1);
});

test('without JavaScript the form submits natively, and the enquiry is stored and confirmed by a page', async () => {
  const { page, host } = await open({ javaScriptEnabled: false });
  const email = 'scriptless@example.com';
  await fill(host, { ...TYPED, email });
  await submit(host).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  assert.is(new URL(page.url()).pathname, '/api/contact_us.php');
  assert.match((await page.locator('main p').first().textContent()) ?? '', THANKS);
  const rows = await enquiriesOf(email);
  assert.is(rows.length, 1);
  const expected = { ...STORED, email };
  assert.equal(pick(rows[0], expected), expected);
});

test('without JavaScript an invalid value is named by an error page, and Back restores the typed values', async () => {
  const { page, host } = await open({ javaScriptEnabled: false });
  const email = 'scriptless-bad@example.com';
  await fill(host, { ...TYPED, email, mobile: '12345' });
  await submit(host).click();
  await page.getByRole('heading', { name: 'Your request was not sent' }).waitFor();
  assert.equal(await page.getByRole('listitem').allTextContents(), [LEAD_FIELDS.mobile.invalid]);
  assert.equal(await enquiriesOf(email), []);
  await page.goBack();
  assert.is(await field(host, 'message').inputValue(), TYPED.message);
});

test.run();
