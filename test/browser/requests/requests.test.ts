import type { BrowserContextOptions, Page, Request } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setUpFixtures, type Visit, waitForForm } from '../../support/fixtures';
import { holdRequests } from '../../support/hold-requests';
import { field, fill, phase, submit } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

const CHUNKS = '**/widgets/*.js';
const CITIES = /\/data\/cities-[^/]+\.json$/;
/**
 * The files that the form needs to find a city by an alternative name: the list of alternative names, the code that
 * searches the list, and the table with the URLs of all files.
 */
const NAMES = [/\/widgets\/city-aliases-/, /\/widgets\/place-names-/, /\/widgets\/registry-/];

const ASSISTANCE = /\/widgets\/assist-typing-[^/]+\.js$/;

/** Records the requests to the broker's origin from now on. */
function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin === fixtures.demo.siteUrl) requests.push(request);
  });
  return requests;
}

const pathsOf = (requests: readonly Request[]) => requests.map((request) => new URL(request.url()).pathname);

async function visitAndRecord(
  url: string,
  options?: BrowserContextOptions,
): Promise<Visit & { requests: Request[] }> {
  const visit = await fixtures.open(options);
  const requests = recordRequests(visit.page);
  await visit.page.goto(url);
  await waitForForm(visit.host);
  return { ...visit, requests };
}

test("a mounted form on a partner's page has made at most four requests, all for scripts", async () => {
  const { requests } = await visitAndRecord(fixtures.urlOf('partner'));
  assert.ok(requests.length <= 4, pathsOf(requests).join('\n'));
  assert.equal([...new Set(requests.map((request) => request.resourceType()))], ['script']);
});

test('the marks that Vue and Astro put on elements load nothing', async () => {
  const url = await fixtures.serve(`<!doctype html><html lang="en"><title>Marks</title>
<div data-broker-widget="quote-form" data-v-7ba5bd90 data-astro-cid-j7pv25f6></div>
<script async src="${fixtures.demo.siteUrl}/quote-form.js" data-broker-loader></script></html>`);
  const { requests } = await visitAndRecord(url);
  assert.equal(pathsOf(requests), ['/quote-form.js']);
});

test("a mounted enquiry on a partner's page has requested only its own script and the forms' scripts", async () => {
  const { page } = await fixtures.open();
  const requests = recordRequests(page);
  await page.goto(
    await fixtures.serve(`<!doctype html><html lang="en"><title>Enquiry</title>
<div data-broker-widget="contact-form"></div>
<script async src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script></html>`),
  );
  await page.getByRole('button', { name: 'Submit' }).waitFor();
  const names = pathsOf(requests).map((path) => /[^/]+?(?=-.{8}\.js|\.js)/.exec(path)?.[0]);
  assert.equal(names.toSorted(), ['contact-form', 'loader', 'quote-form', 'registry', 'runtime']);
});

test('all chunks are requested at once: none waits for another to arrive', async () => {
  const { page, host } = await fixtures.open();
  const requests = recordRequests(page);
  const chunks = await holdRequests(page, CHUNKS);
  await page.goto(fixtures.urlOf('partner'));
  await host.scrollIntoViewIfNeeded();
  await chunks.until(2);
  const requested = chunks.urls();
  await chunks.release();
  await waitForForm(host);
  const loaded = requests.map((request) => request.url()).filter((url) => url.includes('/widgets/'));
  assert.equal(loaded.sort(), requested.sort());
});

test("a partner's page gets no <style> and no style attribute, and neither does the form", async () => {
  const { page, host } = await fixtures.open();
  const chunks = await holdRequests(page, CHUNKS);
  await page.goto(fixtures.urlOf('partner'));
  const count = () => page.evaluate(() => document.querySelectorAll('style, link, [style]').length);
  const before = await count();
  await chunks.release();
  await waitForForm(host);
  await submit(host).click();
  // Wait until all files have arrived. While a file loads, the page contains a <link> for it, so wait until these
  // <link> elements are removed.
  await page.waitForFunction(
    (before) => document.querySelectorAll('style, link, [style]').length === before,
    before,
  );
  const inside = await host.evaluate(
    (div) => div.shadowRoot?.querySelectorAll('style, link, [style]').length,
  );
  assert.is(inside, 0);
});

test("on a partner's page the cities and their other names are requested when a visitor uses the form, once each", async () => {
  const { page, host, requests } = await visitAndRecord(fixtures.urlOf('partner'));
  const before = requests.length;
  const requested = page.waitForResponse(CITIES);
  const named = NAMES.map((name) => page.waitForResponse(name));
  await field(host, 'first_name').focus();
  await Promise.all([requested, ...named]);
  await fill(host, { state: 'Goa', city: 'Panaji' });
  await fill(host, { state: 'Kerala', city: 'Kochi' });
  await fill(host, { state: 'Goa', city: 'Panaji' });
  const paths = pathsOf(requests).slice(before);
  for (const file of [CITIES, ...NAMES])
    assert.is(paths.filter((path) => file.test(path)).length, 1, `${file} of ${paths.join(' ')}`);
  assert.is(paths.length, 1 + NAMES.length, paths.join(' '));
});

/** Serves a partner's page with a form. `script` is loader.js or quote-form.js. Returns the page's URL. */
const serveForm = (script: string, attributes: string) =>
  fixtures.serve(`<!doctype html><html lang="en"><title>Partner</title>
<div data-broker-widget="quote-form" ${attributes}></div>
<script async src="${fixtures.demo.siteUrl}/${script}" data-broker-loader></script></html>`);

test('until a lead is stored, a phone with quote-form.js also requests the cities and the help with typing, nothing else', async () => {
  const url = await serveForm('quote-form.js', 'data-partner="one"');
  const { page, host, requests } = await visitAndRecord(url, { hasTouch: true, isMobile: true });
  const assistance = page.waitForResponse(ASSISTANCE);
  await fill(host);
  await assistance;
  await submit(host).click();
  await phase(host, 'sent');
  const expected = [/quote-form\.js$/, CITIES, ASSISTANCE, /contact_us\.php$/];
  assert.equal(
    pathsOf(requests).filter((path) => !expected.some((file) => file.test(path))),
    [],
  );
});

for (const script of ['loader.js', 'quote-form.js'])
  test(`with ${script} a lead is one multipart POST without cookies, with only the fields that are filled in`, async () => {
    const { page, host } = await visitAndRecord(await serveForm(script, 'data-partner="one"'));
    await page.context().addCookies([{ name: 'session', value: 'secret', url: fixtures.demo.siteUrl }]);
    const requested = page.waitForRequest('**/contact_us.php');
    await fill(host);
    await fill(host, { message: '' });
    await submit(host).click();
    const request = await requested;
    await phase(host, 'sent');
    const headers = await request.allHeaders();
    assert.match(headers['content-type'] ?? '', /^multipart\/form-data; boundary=/);
    assert.is(headers.cookie, undefined);
    const names = [...(request.postData() ?? '').matchAll(/name="(\w+)"/g)].map(([, name]) => name);
    const { message: _, ...filledIn } = VALID_LEAD;
    const ownApi = ['consent_version', 'language', 'seconds_to_fill'];
    assert.equal(names.sort(), [...Object.keys(filledIn), ...ownApi, 'partner', 'type'].sort());
  });

test.run();
