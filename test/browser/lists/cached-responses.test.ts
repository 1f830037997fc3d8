import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setUpFixtures } from '../../support/fixtures';
import { holdRequests } from '../../support/hold-requests';
import { PARTS } from '../../support/parts';

const fixtures = setUpFixtures(test);

/** Records the API requests that the page makes from now on. */
function recordApiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.php')) calls.push(pathname);
  });
  return calls;
}

const tile = (page: Page) => page.locator(PARTS.galleryTile);
const card = (page: Page) => page.locator(PARTS.listCard);

/** Makes the cached responses older by `ms`. Returns the number of cached responses. */
const ageCache = (page: Page, ms: number) =>
  page.evaluate((by) => {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith('broker-list '));
    for (const key of keys) {
      const entry = JSON.parse(sessionStorage.getItem(key) as string);
      sessionStorage.setItem(key, JSON.stringify({ ...entry, at: entry.at - by }));
    }
    return keys.length;
  }, ms);

/**
 * Waits until the responses to `count` requests for lists are cached. Don't wait for the items instead: the page
 * contains them before the API responds.
 */
const waitForCache = (page: Page, count = 1) =>
  page.waitForFunction(
    (wanted) => Object.keys(sessionStorage).filter((key) => key.startsWith('broker-list ')).length === wanted,
    count,
  );

const EXPIRED_MS = 61_000;

test('two galleries of a page share one request', async () => {
  const { page } = await fixtures.open();
  const calls = recordApiCalls(page);
  await page.goto(`${fixtures.demo.siteUrl}/media`, { waitUntil: 'networkidle' });
  const galleries = page.locator('[data-broker-widget=media-gallery]');
  assert.is(await galleries.count(), 2);
  for (const gallery of await galleries.all()) await gallery.locator(PARTS.galleryTile).first().waitFor();
  assert.equal(calls, ['/api/media.php']);
});

test("widgets added during or after their list's request make none", async () => {
  const { page } = await fixtures.open();
  const calls = recordApiCalls(page);
  const held = await holdRequests(page, '**/careers.php');
  await page.goto(`${fixtures.demo.siteUrl}/careers`);
  await held.until(1);
  const add = () =>
    page.evaluate(() => {
      const host = document.createElement('div');
      host.dataset.brokerWidget = 'careers-list';
      host.dataset.when = 'now';
      document.querySelector('main')?.append(host);
      return new Promise<void>((resolve) => {
        host.addEventListener('broker:ready', () => resolve());
      });
    });
  await add();
  await held.release();
  await card(page).first().waitFor();
  const count = await card(page).count();
  await add();
  await card(page)
    .nth((count / 2) * 3 - 1)
    .waitFor();
  assert.equal(calls, ['/api/careers.php']);
});

test('a response is cached across pages: the next page within 60 s makes no request', async () => {
  const { page } = await fixtures.open();
  for (const [at, path] of ['/media', '/careers'].entries()) {
    await page.goto(fixtures.demo.siteUrl + path);
    await waitForCache(page, at + 1);
  }
  const calls = recordApiCalls(page);
  for (const [path, item] of [
    ['/media', tile],
    ['/careers', card],
  ] as const) {
    assert.ok((await ageCache(page, 20_000)) >= 2);
    await page.goto(fixtures.demo.siteUrl + path, { waitUntil: 'networkidle' });
    await item(page).first().waitFor();
  }
  assert.equal(calls, []);
});

test('after 60 s a stale list is shown at once, and replaced by the fresh one', async () => {
  const { page } = await fixtures.open();
  await page.goto(`${fixtures.demo.siteUrl}/careers`);
  await waitForCache(page);
  const before = await card(page).count();
  await ageCache(page, EXPIRED_MS);
  let respond = async () => {};
  await page.route('**/careers.php', (route) => {
    const fresh = { id: '77', title: 'Fresh opening' };
    respond = () => route.fulfill({ json: { success: true, message: '', data: [fresh] } });
  });
  await Promise.all([page.waitForRequest('**/careers.php'), page.reload()]);
  await card(page).first().waitFor();
  assert.is(await card(page).count(), before);
  await respond();
  await page.getByRole('heading', { name: 'Fresh opening' }).waitFor();
  // The stale list is invisible, but its space stays reserved until that space is out of view.
  assert.is(await card(page).filter({ visible: true }).count(), 1);
});

test('if the request for a fresh list fails, the stale list stays, and the failure is logged', async () => {
  const { page, console } = await fixtures.open();
  await page.goto(`${fixtures.demo.siteUrl}/careers`);
  await waitForCache(page);
  await ageCache(page, EXPIRED_MS);
  await page.route('**/careers.php', (route) => route.abort());
  await Promise.all([page.waitForEvent('requestfailed'), page.reload()]);
  await card(page).first().waitFor();
  await page.waitForFunction(() => document.querySelector('.careers-list')?.ariaBusy === 'false');
  assert.ok(
    console.some((line) => /careers\.php got .*Failed to fetch/.test(line)),
    console.join('\n'),
  );
});

test('a failure is not cached: the next page requests the list again', async () => {
  const { page } = await fixtures.open();
  await page.route('**/careers.php', (route) => route.fulfill({ status: 500, json: {} }));
  const isLogged = page.waitForEvent('console', (message) => message.text().includes('got status 500'));
  await page.goto(`${fixtures.demo.siteUrl}/careers`);
  await isLogged;
  await page.unroute('**/careers.php');
  await Promise.all([page.waitForResponse('**/careers.php'), page.reload()]);
  await waitForCache(page);
});

test('cached data of another version of the site is ignored', async () => {
  const { page } = await fixtures.open();
  await page.goto(`${fixtures.demo.siteUrl}/careers`);
  await waitForCache(page);
  for (const entry of ['{', JSON.stringify({ at: Date.now(), data: 'text' })]) {
    await page.evaluate((text) => {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith('broker-list ')) sessionStorage.setItem(key, text);
    }, entry);
    await Promise.all([page.waitForResponse('**/careers.php'), page.reload()]);
    assert.ok(await card(page).first().isVisible());
  }
});

test.run();
