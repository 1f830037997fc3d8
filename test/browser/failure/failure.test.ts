import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/quote-form/copy';
import { PLACES, type Place, setUpFixtures, waitForForm } from '../../support/fixtures';
import { fill, phase, pick, STORED_LEAD, submit, valuesOf } from '../../support/quote-fields';
import { holdSlowTimers } from '../../support/slow-timers';
import { VALID_LEAD } from '../../support/valid-lead';

const LONGEST_RETRY_MS = 30_000;
const fixtures = setUpFixtures(test);

const API = '**/contact_us.php';

/** Opens a form, and holds its retry timers until a test releases them. */
async function visit(place: Place) {
  const opened = await fixtures.open();
  const timers = await holdSlowTimers(opened.page);
  await opened.page.goto(fixtures.urlOf(place));
  await waitForForm(opened.host);
  return { ...opened, timers };
}

const leadsOf = async (email: string) => (await fixtures.demo.leads()).filter((row) => row.email === email);

const waitForOnline = (page: Page, online: boolean) =>
  page.waitForFunction((expected) => navigator.onLine === expected, online);

for (const place of PLACES)
  test(`after status 500 the page "${place}" keeps the values, and Try again stores the lead`, async () => {
    const { page, host, console } = await visit(place);
    await page.route(API, (route) => route.fulfill({ status: 500, body: 'Oops' }));
    const typed = { ...VALID_LEAD, email: `failure-${place}@example.com` };
    await fill(host, typed);
    await submit(host).click();
    await phase(host, 'failed');
    const alert = host.getByRole('alert');
    assert.is(await alert.locator('strong').textContent(), COPY.failed);
    assert.is(await alert.locator('span').textContent(), COPY.kept);
    assert.ok(await alert.isVisible());
    assert.equal(await valuesOf(host), typed);
    const url = `${fixtures.demo.siteUrl}/api/broker/contact_us.php`;
    assert.ok(
      console.some((line) => line.includes(`POST ${url} got`)),
      console.join('\n'),
    );

    await page.unroute(API);
    assert.is(await submit(host).textContent(), COPY.tryAgain);
    await submit(host).click();
    await phase(host, 'sent');
    const rows = await leadsOf(typed.email);
    assert.is(rows.length, 1);
    assert.equal(pick(rows[0], STORED_LEAD), { ...STORED_LEAD, email: typed.email });
  });

test('a failed lead is retried automatically after increasing delays, and is stored once', async () => {
  const { page, host, posts, timers } = await visit('partner');
  await page.route(API, (route) => route.abort());
  const email = 'patience@example.com';
  await fill(host, { ...VALID_LEAD, email });
  await submit(host).click();
  await phase(host, 'failed');
  for (const delayMs of [2_000, 8_000, 30_000]) {
    const isLast = delayMs === 30_000;
    assert.equal(await timers.waiting(), [delayMs]);
    if (isLast) await page.unroute(API);
    const settled = isLast ? page.waitForEvent('requestfinished') : page.waitForEvent('requestfailed');
    await timers.release();
    await settled;
    await phase(host, isLast ? 'sent' : 'failed');
  }
  assert.is(posts(), 4);
  assert.equal(await timers.waiting(), []);
  assert.is((await leadsOf(email)).length, 1);
});

test('after the third retry the form waits for the visitor', async () => {
  const { page, host, posts, timers } = await visit('partner');
  await page.route(API, (route) => route.abort());
  await fill(host);
  await submit(host).click();
  await phase(host, 'failed');
  for (let retry = 0; retry < 3; retry++) {
    const failed = page.waitForEvent('requestfailed');
    await timers.release();
    await failed;
    await phase(host, 'failed');
  }
  assert.equal(await timers.waiting(), []);
  assert.is(posts(), 4);
  assert.is(await submit(host).textContent(), COPY.tryAgain);
});

test('a correction cancels the pending retry, and the next submission sends the corrected value', async () => {
  const { page, host, posts, timers } = await visit('partner');
  await page.route(API, (route) => route.abort());
  await fill(host, { ...VALID_LEAD, email: 'wrong@example.com' });
  await submit(host).click();
  await phase(host, 'failed');
  await page.unroute(API);
  await fill(host, { email: 'right@example.com' });
  assert.equal(await timers.waiting(), []);
  assert.is(posts(), 1);
  await submit(host).click();
  await phase(host, 'sent');
  assert.is((await leadsOf('right@example.com')).length, 1);
  assert.is((await leadsOf('wrong@example.com')).length, 0);
});

for (const place of PLACES)
  test(`offline the page "${place}" says so, and submits automatically, once, when the network is back`, async () => {
    const { page, host, posts, timers } = await visit(place);
    const typed = { ...VALID_LEAD, email: `offline-${place}@example.com` };
    await fill(host, typed);
    await page.context().setOffline(true);
    await waitForOnline(page, false);
    await submit(host).click();
    await phase(host, 'failed');
    assert.is(await host.getByRole('alert').locator('strong').textContent(), COPY.offline);
    assert.equal(await valuesOf(host), typed);

    await page.context().setOffline(false);
    await phase(host, 'sent');
    // No retry may be pending. On the broker's pages, the popup's timer of two minutes may be pending.
    const waiting = (await timers.waiting()).filter((delayMs) => delayMs <= LONGEST_RETRY_MS);
    assert.equal(waiting, []);
    assert.is(posts(), 2);
    assert.is((await leadsOf(typed.email)).length, 1);
  });

test('with the chunks blocked the fallback stays, and the console names the widget and the file', async () => {
  const { page, host, console } = await fixtures.open();
  await page.route('**/widgets/*.js', (route) => route.abort());
  await page.goto(fixtures.urlOf('partner'));
  const warning = page.waitForEvent('console', (line) => line.text().includes('broker-widgets: quote-form'));
  await host.scrollIntoViewIfNeeded();
  const text = (await warning).text();
  assert.match(
    text,
    `mounting from ${fixtures.demo.siteUrl}/ failed, the fallback stays: Error: ${fixtures.demo.siteUrl}/widgets/quote-form-`,
  );
  assert.match(text, 'is blocked, missing or changed');
  assert.ok(await host.getByRole('link', { name: 'Get a quote' }).isVisible());
  assert.is(await host.locator('form').count(), 0);
  assert.not.ok(console.some((line) => line.startsWith('thrown')));
});

test("with the chunks blocked the form on the broker's page submits natively, and the lead is stored", async () => {
  const { page, host } = await fixtures.open();
  await page.route('**/widgets/*.js', (route) => route.abort());
  await page.goto(fixtures.urlOf('ours'));
  await fill(host, { ...VALID_LEAD, email: 'no-chunks@example.com' });
  await submit(host).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  assert.is((await leadsOf('no-chunks@example.com')).length, 1);
});

test("with the cities' file blocked, the list is loaded from city.php", async () => {
  const { page, host, posts } = await visit('partner');
  await page.route('**/data/cities-*', (route) => route.abort());
  await fill(host, { ...VALID_LEAD, email: 'listed@example.com' });
  const cities = await host.locator('select[name=city] option').allTextContents();
  assert.ok(cities.length > 20);
  assert.equal(cities.slice(1), cities.slice(1).sort());
  await submit(host).click();
  await phase(host, 'sent');
  assert.is(posts(), 1);
  assert.is((await leadsOf('listed@example.com'))[0]?.city, VALID_LEAD.city);
});

test('without any list of cities the visitor types the city, and the lead is stored', async () => {
  const { page, host } = await visit('partner');
  await page.route(/data\/cities-|city\.php/, (route) => route.abort());
  await fill(host, { ...VALID_LEAD, email: 'typed-city@example.com' });
  assert.is(await host.locator('input[name=city]').inputValue(), VALID_LEAD.city);
  await submit(host).click();
  await phase(host, 'sent');
  assert.is((await leadsOf('typed-city@example.com'))[0]?.city, VALID_LEAD.city);
});

test("with the cities' file blocked, the visitor of quote-form.js types the city, and the lead is stored", async () => {
  const { siteUrl } = fixtures.demo;
  const url = await fixtures.serve(`<!doctype html><html lang="en"><title>One file</title>
<div data-broker-widget="quote-form"><a href="${siteUrl}/#formdata">Get a quote</a></div>
<script async src="${siteUrl}/quote-form.js" data-broker-loader></script></html>`);
  const { page, host } = await fixtures.open();
  await page.route('**/data/cities-*', (route) => route.abort());
  await page.goto(url);
  await waitForForm(host);
  await fill(host, { ...VALID_LEAD, email: 'one-file-city@example.com' });
  assert.is(await host.locator('input[name=city]').inputValue(), VALID_LEAD.city);
  await submit(host).click();
  await phase(host, 'sent');
  assert.is((await leadsOf('one-file-city@example.com'))[0]?.city, VALID_LEAD.city);
});

test.run();
