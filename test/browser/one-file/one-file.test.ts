import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { requiredMessage } from '../../../widgets/contract/field-rules';
import { translation as telugu } from '../../../widgets/shared/i18n/te';
import { formIsReady, setUpFixtures } from '../../support/fixtures';
import { errorOf, field, fill, phase, pick, STORED_LEAD, submit } from '../../support/quote-fields';
import { toastsAreReady } from '../../support/toasts';
import { VALID_LEAD } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

const pageWith = (attributes: string, besides = '') => `<!doctype html><html lang="en"><title>One file</title>
<div data-broker-widget="quote-form" ${attributes}><a href="${fixtures.demo.siteUrl}/#formdata">Get a quote</a></div>${besides}
<script async src="${fixtures.demo.siteUrl}/quote-form.js" data-broker-loader></script></html>`;

async function visit(attributes: string, besides?: string) {
  const url = await fixtures.serve(pageWith(attributes, besides));
  const opened = await fixtures.open();
  const asked = watch(opened.page);
  await opened.page.goto(url);
  await formIsReady(opened.host);
  return { ...opened, asked };
}

/** Paths of what is asked of the broker's origin from now on. */
function watch(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === fixtures.demo.siteUrl) paths.push(pathname);
  });
  return paths;
}

test('a form at work has cost one request', async () => {
  const { asked } = await visit('data-partner="one"');
  assert.equal(asked, ['/quote-form.js']);
});

test('errors show, a lead lands with its partner, and no other script of ours is asked for', async () => {
  const { host, asked, console } = await visit('data-partner="one"');
  await submit(host).click();
  assert.is(await errorOf(host, 'first_name').textContent(), requiredMessage('first_name'));
  await fill(host, { ...VALID_LEAD, email: 'one-file@example.com' });
  await submit(host).click();
  await phase(host, 'sent');
  const row = (await fixtures.demo.leads()).find(({ email }) => email === 'one-file@example.com');
  const expected = { ...STORED_LEAD, email: 'one-file@example.com', partner: 'one' };
  assert.equal(pick(row, expected), expected);
  assert.equal(
    asked.filter((path) => path.endsWith('.js')),
    ['/quote-form.js'],
  );
  assert.equal(console, []);
});

test('its attributes are the same: what they ask for comes by itself, and no runtime with it', async () => {
  const { host, asked, console } = await visit(
    `data-lang="te" data-consent="required" data-first-name="${VALID_LEAD.first_name}"`,
  );
  assert.is(await field(host, 'first_name').inputValue(), VALID_LEAD.first_name);
  assert.is(await host.locator('label[for=broker-first_name]').innerText(), telugu.fields.first_name.label);
  assert.is(await host.locator('input[type=checkbox][name=consent]').count(), 1);
  const scripts = asked
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

test('after a success it goes home, as the form of the loader does', async () => {
  const { page, host, asked, console } = await visit('data-home="/home"');
  await fill(host, { ...VALID_LEAD, email: 'one-file-home@example.com' });
  await Promise.all([page.waitForURL('**/home'), submit(host).click()]);
  assert.ok(asked.some((path) => path.startsWith('/widgets/after-submit-')));
  assert.is(
    (await fixtures.demo.leads()).filter(({ email }) => email === 'one-file-home@example.com').length,
    1,
  );
  assert.equal(
    console.filter((line) => !line.includes('404')),
    [],
  );
});

test('another widget on its page comes from the table of all', async () => {
  const { page, console } = await visit('', '<div data-broker-widget="toasts" data-when="now"></div>');
  await toastsAreReady(page);
  assert.equal(console, []);
});

test('beside the loader it hands over, and the page has one form', async () => {
  const url = await fixtures.serve(
    `<!doctype html><script src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script>` +
      `<div data-broker-widget="quote-form"></div><script src="${fixtures.demo.siteUrl}/quote-form.js"></script>`,
  );
  const { page, host, console } = await fixtures.open();
  await page.goto(url);
  await formIsReady(host);
  assert.is(await host.locator('form').count(), 1);
  assert.equal(console, []);
});

test.run();
