import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PLACES, setUpFixtures } from '../../support/fixtures';
import { debugPage, looked, panelOf } from './run-diagnostics';

const fixtures = setUpFixtures(test);

const SCRIPT = '/api/broker/contact_us.php';
const JSON_TYPE = { 'content-type': 'application/json' };
const CORS = { 'access-control-allow-origin': '*' };

/** What the panel tells of a page whose loader's tag names this API. */
async function withApi(api: string) {
  const url = await fixtures.serve(debugPage(fixtures.demo.siteUrl, { tag: `data-api="${api}"` }));
  const { page } = await fixtures.open();
  await page.goto(url);
  return (await looked(page)).told;
}

/** An API on an origin of its own that answers so. */
const apiOf = async (html: string, headers: Record<string, string>, status = 200) =>
  new URL('/api/', await fixtures.serve('', {}, { [SCRIPT]: { html, headers, status } })).href;

test('an API that refuses an empty form in JSON is well, and has stored nothing', async () => {
  const before = (await fixtures.demo.leads()).length;
  const api = await apiOf('{"success": false, "message": "type"}', { ...JSON_TYPE, ...CORS }, 400);
  assert.equal(await withApi(api), []);
  assert.equal(await withApi(`${fixtures.demo.siteUrl}/api/`), []);
  assert.is((await fixtures.demo.leads()).length, before);
});

const ANSWERS: readonly (readonly [
  what: string,
  answer: readonly [html: string, headers: Record<string, string>, status?: number],
  id: string,
  actual: string,
])[] = [
  ['without CORS', ['{"success": false}', JSON_TYPE], 'api-cors', 'a response that this page may not read'],
  ['of HTML', ['<b>Fatal</b>', CORS], 'api-no-json', 'status 200 and text/html, not JSON with "success"'],
  ['of other JSON', ['[]', { ...JSON_TYPE, ...CORS }], 'api-no-json', 'status 200 and application/json'],
  ['of status 404', ['Not here', CORS, 404], 'api-address', 'status 404'],
  ['of status 500', ['', CORS, 500], 'api-broken', 'status 500'],
];

for (const [what, answer, id, actual] of ANSWERS)
  test(`an answer ${what} is named as ${id}`, async () => {
    const api = await apiOf(...answer);
    const found = await withApi(api);
    assert.equal(
      found.map((each) => each.id),
      [`Problem: ${id}`],
    );
    assert.match(`${found[0]?.expected}`, `POST ${api}broker/contact_us.php`);
    assert.ok(found[0]?.actual.startsWith(actual), found[0]?.actual);
  });

test('an API where nobody answers is named as api-unreachable', async () => {
  const server = new URL('/api/', await fixtures.serve('')).href;
  const url = await fixtures.serve(debugPage(fixtures.demo.siteUrl, { tag: `data-api="${server}"` }));
  const { page } = await fixtures.open();
  await page.route(`${server}**`, (route) => route.abort('connectionrefused'));
  await page.goto(url);
  const { told } = await looked(page);
  assert.equal(
    told.map(({ id, expected }) => [id, expected]),
    [['Problem: api-unreachable', `POST ${server}broker/contact_us.php`]],
  );
});

test('of two forms with two APIs the wrong one is named', async () => {
  const wrong = await apiOf('', CORS, 404);
  const body = `<div data-broker-widget="quote-form"></div><div data-broker-widget="quote-form" data-api="${wrong}"></div>`;
  const { page } = await fixtures.open();
  await page.goto(await fixtures.serve(debugPage(fixtures.demo.siteUrl, { body })));
  const { told, places } = await looked(page);
  assert.equal(
    told.map(({ id, expected }) => [id, expected]),
    [['Problem: api-address', `POST ${wrong}broker/contact_us.php`]],
  );
  assert.is(places.length, 2);
});

for (const place of PLACES)
  test(`the page "${place}" of the demo, its policy and all its widgets, has no problem`, async () => {
    const { page } = await fixtures.open();
    await page.goto(`${fixtures.urlOf(place)}?broker-debug`);
    const { headline, told, places } = await looked(page);
    assert.is(headline, 'Broker widgets: no problems', JSON.stringify(told, null, 1));
    assert.ok(
      places.every((line) => line.endsWith(': mounted')),
      places.join('\n'),
    );
  });

const FRAMES: readonly (readonly [sandbox: string, ids: readonly string[]])[] = [
  ['allow-scripts allow-same-origin allow-forms', []],
  ['allow-scripts allow-same-origin', ['Problem: no-forms']],
  ['allow-scripts allow-forms', ['Note: no-storage', 'Note: no-storage', 'Note: opaque-origin']],
];

for (const [sandbox, ids] of FRAMES)
  test(`a frame with sandbox="${sandbox}" is told ${ids.join(', ') || 'nothing'}`, async () => {
    const inner = { html: debugPage(fixtures.demo.siteUrl) };
    const url = await fixtures.serve(
      `<!doctype html><iframe sandbox="${sandbox}" src="/inner.html" width="900" height="700"></iframe>`,
      {},
      { '/inner.html': inner },
    );
    const { page } = await fixtures.open();
    await page.goto(url);
    assert.equal((await looked(page.frameLocator('iframe'))).ids, ids);
  });

test('storage that throws is noted', async () => {
  const { page } = await fixtures.open();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(await fixtures.serve(debugPage(fixtures.demo.siteUrl)));
  assert.equal(
    (await looked(page)).told.map(({ expected, actual }) => [expected, actual]),
    [
      ['localStorage', 'QuotaExceededError: it cannot be used'],
      ['sessionStorage', 'QuotaExceededError: it cannot be used'],
    ],
  );
});

test('a page from the disk is told so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'broker-debug-'));
  const file = join(folder, 'page.html');
  writeFileSync(file, debugPage(fixtures.demo.siteUrl));
  const { page } = await fixtures.open();
  await page.goto(pathToFileURL(file).href);
  assert.equal((await looked(page)).ids, ['Problem: file-page']);
  rmSync(folder, { recursive: true });
});

test('the panel opens and closes by keys, keeps its state, and fits a screen of 320 px', async () => {
  const { page } = await fixtures.open({ viewport: { width: 320, height: 568 } });
  await page.goto(await fixtures.serve(debugPage(fixtures.demo.siteUrl)));
  await looked(page);
  const panel = panelOf(page);
  const details = panel.locator('details');
  const open = await panel.boundingBox();
  assert.ok(
    open && open.x >= 0 && open.x + open.width <= 320 && open.y + open.height <= 568,
    JSON.stringify(open),
  );
  await panel.locator('summary').focus();
  await page.keyboard.press('Enter');
  assert.is(await details.getAttribute('open'), null);
  const closed = await panel.boundingBox();
  assert.ok(closed && closed.height < 60 && closed.width < open.width, JSON.stringify(closed));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await panel.getByRole('status').filter({ hasText: 'no problems' }).waitFor();
  assert.is(await details.getAttribute('open'), '');
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 320);
});

test.run();
