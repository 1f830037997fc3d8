import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { encodeValue } from '../../../widgets/contract/coded-value';
import { requiredMessage } from '../../../widgets/contract/field-rules';
import { COPY } from '../../../widgets/quote-form/copy';
import { translation as telugu } from '../../../widgets/shared/i18n/te';
import { setUpFixtures, waitForForm } from '../../support/fixtures';
import { errorOf, field, fill, phase, pick, STORED_LEAD, submit, valuesOf } from '../../support/quote-fields';
import { waitForToasts } from '../../support/toasts';
import { VALID_LEAD } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

const pageWith = (
  attributes: string,
  otherHtml = '',
) => `<!doctype html><html lang="en"><title>One file</title>
<div data-broker-widget="quote-form" ${attributes}><a href="${fixtures.demo.siteUrl}/#formdata">Get a quote</a></div>${otherHtml}
<script async src="${fixtures.demo.siteUrl}/quote-form.js" data-broker-loader></script></html>`;

async function visit(attributes: string, otherHtml?: string) {
  const url = await fixtures.serve(pageWith(attributes, otherHtml));
  const opened = await fixtures.open();
  const requests = recordRequests(opened.page);
  await opened.page.goto(url);
  await waitForForm(opened.host);
  return { ...opened, requests };
}

/** Records the paths of requests to the broker's origin from now on. */
function recordRequests(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === fixtures.demo.siteUrl) paths.push(pathname);
  });
  return paths;
}

test('a mounted form has made one request', async () => {
  const { requests } = await visit('data-partner="one"');
  assert.equal(requests, ['/quote-form.js']);
});

test('errors are shown, a lead is stored with its partner, which firewalls let through, and no other script is requested', async () => {
  const partner = 'One & Two';
  const { page, host, requests, console } = await visit(`data-partner="${partner}"`);
  await submit(host).click();
  assert.is(await errorOf(host, 'first_name').textContent(), requiredMessage('first_name'));
  await fill(host, { ...VALID_LEAD, email: 'one-file@example.com' });
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await submit(host).click();
  await phase(host, 'sent');
  assert.ok((await sent).postData()?.includes(encodeValue(partner)));
  const row = (await fixtures.demo.leads()).find(({ email }) => email === 'one-file@example.com');
  const expected = { ...STORED_LEAD, email: 'one-file@example.com', partner };
  assert.equal(pick(row, expected), expected);
  assert.equal(
    requests.filter((path) => path.endsWith('.js')),
    ['/quote-form.js'],
  );
  assert.equal(console, []);
});

test('offline from its first sight on, it shows its errors, keeps what is typed, says that it is not sent, and sends when the network is back', async () => {
  const { page, host } = await visit('');
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await submit(host).click();
  assert.is(await errorOf(host, 'first_name').textContent(), requiredMessage('first_name'));
  const typed = { ...VALID_LEAD, email: 'one-file-offline@example.com' };
  await fill(host, typed);
  await submit(host).click();
  await phase(host, 'failed');
  assert.is(await host.getByRole('alert').locator('strong').textContent(), COPY.offline);
  assert.equal(await valuesOf(host), typed);
  await page.context().setOffline(false);
  await phase(host, 'sent');
  assert.is((await fixtures.demo.leads()).filter(({ email }) => email === typed.email).length, 1);
});

test('its attributes load the extras and translations they need, without the runtime', async () => {
  const { host, requests, console } = await visit(
    `data-lang="te" data-consent="required" data-first-name="${VALID_LEAD.first_name}"`,
  );
  assert.is(await field(host, 'first_name').inputValue(), VALID_LEAD.first_name);
  assert.is(await host.locator('label[for=broker-first_name]').innerText(), telugu.fields.first_name.label);
  assert.is(await host.locator('input[type=checkbox][name=consent]').count(), 1);
  const scripts = requests
    .filter((path) => path.endsWith('.js'))
    .map((path) => path.replace(/-[\w-]{8}\.js$/, ''));
  assert.equal(scripts.sort(), [
    '/quote-form.js',
    '/widgets/extras',
    '/widgets/registry',
    '/widgets/te',
    '/widgets/translate',
  ]);
  assert.equal(console, []);
});

test("after a success it redirects home, like the loader's form", async () => {
  const { page, host, requests, console } = await visit('data-home="/home"');
  await fill(host, { ...VALID_LEAD, email: 'one-file-home@example.com' });
  await Promise.all([page.waitForURL('**/home'), submit(host).click()]);
  assert.ok(requests.some((path) => path.startsWith('/widgets/after-submit-')));
  assert.is(
    (await fixtures.demo.leads()).filter(({ email }) => email === 'one-file-home@example.com').length,
    1,
  );
  assert.equal(
    console.filter((line) => !line.includes('404')),
    [],
  );
});

test('another widget on its page is loaded through the registry', async () => {
  const { page, console } = await visit('', '<div data-broker-widget="toasts" data-when="now"></div>');
  await waitForToasts(page);
  assert.equal(console, []);
});

test('beside the loader it leaves mounting to the loader, and the page has one form', async () => {
  const url = await fixtures.serve(
    `<!doctype html><script src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script>` +
      `<div data-broker-widget="quote-form"></div><script src="${fixtures.demo.siteUrl}/quote-form.js"></script>`,
  );
  const { page, host, console } = await fixtures.open();
  await page.goto(url);
  await waitForForm(host);
  assert.is(await host.locator('form').count(), 1);
  assert.equal(console, []);
});

test.run();
