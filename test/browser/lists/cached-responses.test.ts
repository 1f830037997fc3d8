import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY as CAREERS } from '../../../widgets/careers-list/copy';
import { setUpFixtures } from '../../support/fixtures';
import { holdRequests } from '../../support/hold-requests';
import { PARTS } from '../../support/parts';

const fixtures = setUpFixtures(test);

/** The scripts that are asked from now on. */
function watchCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.php')) asked.push(pathname);
  });
  return asked;
}

const tile = (page: Page) => page.locator(PARTS.galleryTile);
const card = (page: Page) => page.locator(PARTS.listCard);

/** Makes what is kept so much older than it is. */
const age = (page: Page, ms: number) =>
  page.evaluate((by) => {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith('broker-list '));
    for (const key of keys) {
      const kept = JSON.parse(sessionStorage.getItem(key) as string);
      sessionStorage.setItem(key, JSON.stringify({ ...kept, at: kept.at - by }));
    }
    return keys.length;
  }, ms);

const AGED_MS = 61_000;

test('two galleries of a page share one call', async () => {
  const { page } = await fixtures.open();
  const asked = watchCalls(page);
  await page.goto(`${fixtures.demo.siteUrl}/media`, { waitUntil: 'networkidle' });
  const galleries = page.locator('[data-broker-widget=media-gallery]');
  assert.is(await galleries.count(), 2);
  for (const gallery of await galleries.all()) await gallery.locator('button').first().waitFor();
  assert.equal(asked, ['/api/media.php']);
});

test('widgets of one list that come while its call is under way, or later, make none', async () => {
  const { page } = await fixtures.open();
  const asked = watchCalls(page);
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
  await held.letGo();
  await card(page).first().waitFor();
  const once = await card(page).count();
  await add();
  await card(page)
    .nth((once / 2) * 3 - 1)
    .waitFor();
  assert.equal(asked, ['/api/careers.php']);
});

test('an answer is kept across pages: the next page within 60 s makes no call', async () => {
  const { page } = await fixtures.open();
  await page.goto(`${fixtures.demo.siteUrl}/media`);
  await tile(page).first().waitFor();
  await page.goto(`${fixtures.demo.siteUrl}/careers`);
  await card(page).first().waitFor();
  const asked = watchCalls(page);
  for (const [path, item] of [
    ['/media', tile],
    ['/careers', card],
  ] as const) {
    assert.ok((await age(page, 20_000)) >= 2);
    await page.goto(fixtures.demo.siteUrl + path, { waitUntil: 'networkidle' });
    await item(page).first().waitFor();
  }
  assert.equal(asked, []);
});

test('after 60 s what is stale shows at once, and gives way to what is fresh', async () => {
  const { page } = await fixtures.open();
  await page.goto(`${fixtures.demo.siteUrl}/careers`);
  await card(page).first().waitFor();
  const before = await card(page).count();
  await age(page, AGED_MS);
  let answer = async () => {};
  await page.route('**/careers.php', (route) => {
    const fresh = { id: '77', title: 'Fresh opening' };
    answer = () => route.fulfill({ json: { success: true, message: '', data: [fresh] } });
  });
  await Promise.all([page.waitForRequest('**/careers.php'), page.reload()]);
  await card(page).first().waitFor();
  assert.is(await card(page).count(), before);
  await answer();
  await page.getByRole('heading', { name: 'Fresh opening' }).waitFor();
  assert.is(await card(page).count(), 1);
});

test('where the call for what is fresh fails, what is stale stays, and the console is told', async () => {
  const { page, console } = await fixtures.open();
  await page.goto(`${fixtures.demo.siteUrl}/careers`);
  await card(page).first().waitFor();
  await age(page, AGED_MS);
  await page.route('**/careers.php', (route) => route.abort());
  await Promise.all([page.waitForEvent('requestfailed'), page.reload()]);
  await card(page).first().waitFor();
  await page.waitForFunction(() => document.querySelector('.careers-list')?.ariaBusy === 'false');
  assert.ok(
    console.some((line) => /careers\.php got .*Failed to fetch/.test(line)),
    console.join('\n'),
  );
});

test('a failure is not kept: the next page asks again', async () => {
  const { page } = await fixtures.open();
  await page.route('**/careers.php', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${fixtures.demo.siteUrl}/careers`);
  await page.getByText(CAREERS.unknown).filter({ visible: true }).waitFor();
  await page.unroute('**/careers.php');
  const asked = watchCalls(page);
  await page.reload();
  await card(page).first().waitFor();
  assert.equal(asked, ['/api/careers.php']);
});

test('what another version of the site has kept is no hindrance', async () => {
  const { page } = await fixtures.open();
  await page.goto(`${fixtures.demo.siteUrl}/careers`);
  await card(page).first().waitFor();
  for (const kept of ['{', JSON.stringify({ at: Date.now(), data: 'text' })]) {
    await page.evaluate((text) => {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith('broker-list ')) sessionStorage.setItem(key, text);
    }, kept);
    await page.reload();
    await card(page).first().waitFor();
  }
});

test.run();
