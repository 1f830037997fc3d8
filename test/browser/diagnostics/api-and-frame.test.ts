import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PLACES, setUpFixtures } from '../../support/fixtures';
import { debugPage, panelOf, readPanel } from './run-diagnostics';

const fixtures = setUpFixtures(test);

const SCRIPT = '/api/broker/contact_us.php';
const JSON_TYPE = { 'content-type': 'application/json' };
const CORS = { 'access-control-allow-origin': '*' };

/** Returns the findings for a page whose loader tag has this `data-api`. */
async function diagnoseApi(api: string) {
  const url = await fixtures.serve(debugPage(fixtures.demo.siteUrl, { tag: `data-api="${api}"` }));
  const { page } = await fixtures.open();
  await page.goto(url);
  return (await readPanel(page)).findings;
}

/** Serves an API on a separate origin. The API answers every request with the given response. Returns the API's URL. */
const serveApi = async (html: string, headers: Record<string, string>, status = 200) =>
  new URL('/api/', await fixtures.serve('', {}, { [SCRIPT]: { html, headers, status } })).href;

test('an API that refuses an empty form in JSON has no findings and stores nothing', async () => {
  const before = (await fixtures.demo.leads()).length;
  const api = await serveApi('{"success": false, "message": "type"}', { ...JSON_TYPE, ...CORS }, 400);
  assert.equal(await diagnoseApi(api), []);
  assert.equal(await diagnoseApi(`${fixtures.demo.siteUrl}/api/`), []);
  assert.is((await fixtures.demo.leads()).length, before);
});

const RESPONSES: readonly (readonly [
  what: string,
  response: readonly [html: string, headers: Record<string, string>, status?: number],
  id: string,
  actual: string,
])[] = [
  ['without CORS', ['{"success": false}', JSON_TYPE], 'api-cors', 'a response that this page may not read'],
  ['with HTML', ['<b>Fatal</b>', CORS], 'api-no-json', 'status 200 and text/html, not JSON with "success"'],
  ['with other JSON', ['[]', { ...JSON_TYPE, ...CORS }], 'api-no-json', 'status 200 and application/json'],
  ['with status 404', ['Not here', CORS, 404], 'api-address', 'status 404'],
  ['with status 500', ['', CORS, 500], 'api-broken', 'status 500'],
  ['with status 403 and HTML', ['<h1>Forbidden</h1>', CORS, 403], 'api-rejected', 'status 403, and no JSON'],
];

for (const [what, response, id, actual] of RESPONSES)
  test(`a response ${what} is reported as ${id}`, async () => {
    const api = await serveApi(...response);
    const found = await diagnoseApi(api);
    assert.equal(
      found.map((each) => each.id),
      [`Problem: ${id}`],
    );
    assert.match(`${found[0]?.expected}`, `POST ${api}broker/contact_us.php`);
    assert.ok(found[0]?.actual.startsWith(actual), found[0]?.actual);
  });

test('a firewall that rejects the words of a question is reported, and so is a proxy that the API does not trust', async () => {
  const api = await serveApi(
    '{"success": false, "message": "type", "untrusted_proxy": true}',
    { ...JSON_TYPE, ...CORS },
    400,
  );
  assert.equal(
    (await diagnoseApi(api)).map(({ id }) => id),
    ['Note: untrusted-proxy'],
  );
  const url = await fixtures.serve(debugPage(fixtures.demo.siteUrl, { tag: `data-api="${api}"` }));
  const { page } = await fixtures.open();
  await page.route(`${api}**`, (route) =>
    route.request().postData()?.includes('name="message"')
      ? route.fulfill({ status: 403, headers: CORS, contentType: 'text/html', body: 'Forbidden' })
      : route.continue(),
  );
  await page.goto(url);
  const { findings } = await readPanel(page);
  assert.equal(
    findings.map(({ id }) => id),
    ['Note: firewall'],
  );
});

test('an API that refuses connections is reported as api-unreachable', async () => {
  const server = new URL('/api/', await fixtures.serve('')).href;
  const url = await fixtures.serve(debugPage(fixtures.demo.siteUrl, { tag: `data-api="${server}"` }));
  const { page } = await fixtures.open();
  await page.route(`${server}**`, (route) => route.abort('connectionrefused'));
  await page.goto(url);
  const { findings } = await readPanel(page);
  assert.equal(
    findings.map(({ id, expected }) => [id, expected]),
    [['Problem: api-unreachable', `POST ${server}broker/contact_us.php`]],
  );
});

test('with two forms and two APIs only the wrong API is reported', async () => {
  const wrong = await serveApi('', CORS, 404);
  const body = `<div data-broker-widget="quote-form"></div><div data-broker-widget="quote-form" data-api="${wrong}"></div>`;
  const { page } = await fixtures.open();
  await page.goto(await fixtures.serve(debugPage(fixtures.demo.siteUrl, { body })));
  const { findings, widgets } = await readPanel(page);
  assert.equal(
    findings.map(({ id, expected }) => [id, expected]),
    [['Problem: api-address', `POST ${wrong}broker/contact_us.php`]],
  );
  assert.is(widgets.length, 2);
});

for (const place of PLACES)
  test(`the demo page "${place}" has no problems, with its policy and all its widgets`, async () => {
    const { page } = await fixtures.open();
    await page.goto(`${fixtures.urlOf(place)}?broker-debug`);
    const { headline, findings, widgets } = await readPanel(page);
    assert.is(headline, 'Broker widgets: no problems', JSON.stringify(findings, null, 1));
    assert.is(widgets.length, await page.locator('[data-broker-widget]').count());
    assert.ok(widgets.length > 0);
    assert.ok(
      widgets.every((line) => line.endsWith(': mounted')),
      widgets.join('\n'),
    );
  });

const FRAMES: readonly (readonly [sandbox: string, ids: readonly string[]])[] = [
  ['allow-scripts allow-same-origin allow-forms', []],
  ['allow-scripts allow-same-origin', ['Note: no-forms']],
  ['allow-scripts allow-forms', ['Note: no-storage', 'Note: no-storage', 'Note: opaque-origin']],
];

for (const [sandbox, ids] of FRAMES)
  test(`a frame with sandbox="${sandbox}" reports ${ids.join(', ') || 'nothing'}`, async () => {
    const inner = { html: debugPage(fixtures.demo.siteUrl) };
    const url = await fixtures.serve(
      `<!doctype html><iframe sandbox="${sandbox}" src="/inner.html" width="900" height="700"></iframe>`,
      {},
      { '/inner.html': inner },
    );
    const { page } = await fixtures.open();
    await page.goto(url);
    assert.equal((await readPanel(page.frameLocator('iframe'))).ids, ids);
  });

test('storage that throws is reported as a note', async () => {
  const { page } = await fixtures.open();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(await fixtures.serve(debugPage(fixtures.demo.siteUrl)));
  assert.equal(
    (await readPanel(page)).findings.map(({ expected, actual }) => [expected, actual]),
    [
      ['localStorage', 'QuotaExceededError: it cannot be used'],
      ['sessionStorage', 'QuotaExceededError: it cannot be used'],
    ],
  );
});

test('a page opened from disk is reported as file-page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'broker-debug-'));
  const file = join(folder, 'page.html');
  writeFileSync(file, debugPage(fixtures.demo.siteUrl));
  const { page } = await fixtures.open();
  await page.goto(pathToFileURL(file).href);
  assert.equal((await readPanel(page)).ids, ['Problem: file-page']);
  rmSync(folder, { recursive: true });
});

test('the panel opens and closes by keyboard, keeps its state, and fits a viewport of 320 px', async () => {
  const { page } = await fixtures.open({ viewport: { width: 320, height: 568 } });
  await page.goto(await fixtures.serve(debugPage(fixtures.demo.siteUrl)));
  await readPanel(page);
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
