import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../../host-pages/site';
import { endpointUrl } from '../../../widgets/contract/endpoint-url';
import { SEND_QUOTE } from '../../../widgets/contract/endpoints';
import { COPY } from '../../../widgets/quote-form/copy';
import { setUpFixtures, waitForForm } from '../../support/fixtures';
import { field, fill, phase, pick, submit, valuesOf } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

const loader = () => `<script src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script>`;
const placeholder = (attributes = '') => `<div data-broker-widget="quote-form" ${attributes}>Fallback</div>`;

/** Opens a host's page with `html` and the loader. */
async function visit(html: string) {
  const opened = await fixtures.open();
  await opened.page.goto(await fixtures.serve(`<!doctype html><main>${html}</main>${loader()}`));
  return opened;
}

const insert = (page: Page, html: string) =>
  page.evaluate((markup) => document.querySelector('main')?.insertAdjacentHTML('beforeend', markup), html);

const recordEvents = (page: Page) =>
  page.evaluate(() => {
    const recordedEvents: string[] = [];
    for (const type of ['broker:ready', 'broker:error', 'broker:unmounted'])
      document.addEventListener(type, () => recordedEvents.push(type));
    Object.assign(window, { recordedEvents });
  });
const recordedEvents = (page: Page) =>
  page.evaluate(() => (window as unknown as { recordedEvents: string[] }).recordedEvents);

test('a placeholder inserted later is mounted, also deep in the inserted markup', async () => {
  const { page, host } = await visit('');
  await recordEvents(page);
  await insert(page, `<section><p></p>${placeholder('data-when="now"')}</section>`);
  await waitForForm(host);
  assert.equal(await recordedEvents(page), ['broker:ready']);
});

test('a removed placeholder cancels its retries and events, and has a new form when put back', async () => {
  const { page, host, posts } = await visit(placeholder());
  await waitForForm(host);
  // Listen on the placeholder: it is no longer in the document when it fires the event, so a listener on the document
  // would not be called.
  await page.evaluate(() => {
    const unmounted = new Promise((resolve) => {
      document.querySelector('main > div')?.addEventListener('broker:unmounted', resolve);
    });
    Object.assign(window, { unmounted });
  });
  await page.route('**/contact_us.php', (route) => route.abort());
  await fill(host, { ...VALID_LEAD, email: 'removed@example.com' });
  await page.context().setOffline(true);
  await submit(host).click();
  await phase(host, 'failed');

  const elements = await page.evaluateHandle(() => {
    const [main, div] = [document.querySelector('main'), document.querySelector('main > div')];
    div?.remove();
    return { main, div };
  });
  await page.evaluate(() => (window as unknown as { unmounted: Promise<void> }).unmounted.then(() => {}));
  await page.context().setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  await elements.evaluate(({ div }) => div?.dispatchEvent(new FocusEvent('focusin')));
  assert.is(posts(), 1);

  await elements.evaluate(({ main, div }) => div && main?.append(div));
  await waitForForm(host);
  assert.is(await field(host, 'first_name').inputValue(), '');
});

test('a moved placeholder keeps the typed values, and its form works', async () => {
  const { page, host } = await visit(`${placeholder()}<section></section>`);
  await waitForForm(host);
  await recordEvents(page);
  const typed = { ...VALID_LEAD, email: 'moved@example.com' };
  await fill(host, typed);
  await page.evaluate(() => {
    const div = document.querySelector('main > div');
    if (div) document.querySelector('section')?.append(div);
  });
  assert.is(await page.locator('section > div').count(), 1);
  assert.equal(await valuesOf(host), typed);
  await submit(host).click();
  await phase(host, 'sent');
  assert.equal(await recordedEvents(page), []);
});

test('a changed attribute takes effect and keeps the typed values', async () => {
  const { host } = await visit(placeholder('data-partner="before"'));
  await waitForForm(host);
  const typed = { ...VALID_LEAD, email: 'changed@example.com' };
  await fill(host, typed);
  assert.is(await host.getByRole('heading', { level: 2 }).count(), 1);
  await host.evaluate((div) => {
    div.setAttribute('data-heading-level', '4');
    div.setAttribute('data-partner', 'after');
  });
  await host.getByRole('heading', { level: 4, name: COPY.title }).waitFor();
  assert.equal(await valuesOf(host), typed);
  await submit(host).click();
  await phase(host, 'sent');
  const row = (await fixtures.demo.leads()).find(({ email }) => email === typed.email);
  assert.equal(pick(row, { partner: '' }), { partner: 'after' });
});

test('an invalid option logs a warning that names the default, which is used', async () => {
  const { page, host, console } = await visit(
    placeholder('data-heading-level="1" data-when="soon" data-api="http://["'),
  );
  await waitForForm(host);
  const api = `${fixtures.demo.siteUrl}/api/`;
  assert.equal(
    // The last value of a warning is the placeholder itself, which developer tools show as a link to the element.
    // Playwright shows the placeholder as `JSHandle@node`: remove this text.
    console.map((line) => line.replace(' JSHandle@node', '')),
    [
      'warning: broker-widgets: quote-form: data-when="soon" is not one of visible,now,idle; "visible" is used.',
      `warning: broker-widgets: quote-form: data-api="http://[" is not an address; "${api}" is used.`,
      'warning: broker-widgets: quote-form: data-heading-level="1" is not one of 2,3,4,5,6,none; "2" is used.',
    ],
  );
  assert.is(await host.getByRole('heading', { level: 2 }).count(), 1);
  const request = page.waitForRequest('**/contact_us.php');
  await fill(host);
  await submit(host).click();
  assert.is((await request).url(), endpointUrl(SEND_QUOTE, api, SITE.product));
});

test('an unknown widget logs an error, its fallback stays, and the widget beside it is mounted', async () => {
  const unknown = '<div data-broker-widget="quote-from">Fallback</div>';
  const { page, host, console } = await visit(unknown + placeholder());
  await waitForForm(host);
  assert.is(console.length, 1);
  assert.match(
    console[0] ?? '',
    /^error: broker-widgets: quote-from: mounting from .* failed, the fallback stays: Error: no such widget; there are .*quote-form/,
  );
  assert.ok(await page.getByText('Fallback', { exact: true }).first().isVisible());
  assert.is(await page.locator('[data-broker-widget=quote-from] form').count(), 0);
});

test("a widget in a host's own shadow root is mounted once the root is scanned", async () => {
  const { page, host } = await visit('<section></section>');
  await page.evaluate((markup) => {
    const root = document.querySelector('section')?.attachShadow({ mode: 'open' });
    root?.append(document.createRange().createContextualFragment(markup));
    (window as unknown as { BrokerWidgets: { scan(root: unknown): void } }).BrokerWidgets.scan(root);
  }, placeholder());
  await waitForForm(host);
  await fill(host, { ...VALID_LEAD, email: 'nested@example.com' });
  await submit(host).click();
  await phase(host, 'sent');
});

test('twenty placeholders have twenty forms, each with its own values', async () => {
  const { host, console } = await visit(placeholder('data-when="now"').repeat(20));
  await host.nth(19).locator('form').waitFor({ state: 'attached' });
  assert.is(await host.count(), 20);
  assert.is(await host.locator('form[novalidate]').count(), 20);
  await fill(host.nth(7), { first_name: 'Seventh' });
  assert.is(await host.locator('[name=first_name]').count(), 20);
  assert.is(await field(host.nth(7), 'first_name').inputValue(), 'Seventh');
  assert.is(await field(host.nth(8), 'first_name').inputValue(), '');
  assert.equal(console, []);
});

test('a placeholder far below the viewport loads nothing until the visitor scrolls near', async () => {
  const opened = await fixtures.open({ viewport: { width: 800, height: 600 } });
  const { page, host } = opened;
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/widgets/')) chunks.push(request.url());
  });
  await page.goto(
    await fixtures.serve(`<!doctype html><p style="height: 5000px">Text</p>${placeholder()}${loader()}`),
  );
  await page.waitForFunction('window.BrokerWidgets');
  // Wait until the loader's IntersectionObserver has reported: it reports before any observer that is created later.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new IntersectionObserver(resolve).observe(document.body);
      }),
  );
  assert.equal(chunks, []);
  await page.evaluate(() => scrollTo(0, 4100));
  await host.locator('form').waitFor({ state: 'attached' });
  assert.ok(chunks.length >= 2);
  assert.not.ok(await host.evaluate((div) => div.getBoundingClientRect().top < innerHeight));
});

test.run();
