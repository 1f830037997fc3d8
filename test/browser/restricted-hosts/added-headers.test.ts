import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setUpFixtures, waitForForm } from '../../support/fixtures';
import { fill, phase, submit } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

/** Adds headers to all requests of a page, as scripts against forgery and for tracing do. */
const ADD_HEADERS = `const send = fetch;
window.fetch = (url, options = {}) =>
  send(url, { ...options, headers: { ...options.headers, 'X-CSRF-Token': 'a1', Authorization: 'Bearer b2' } });`;

test('on a page that adds headers to all requests, a lead is stored', async () => {
  const { siteUrl } = fixtures.demo;
  const url =
    await fixtures.serve(`<!doctype html><html lang="en"><title>Added headers</title><script>${ADD_HEADERS}</script>
<div data-broker-widget="quote-form" data-when="now"><a href="${siteUrl}/#formdata">Get a quote</a></div>
<script async src="${siteUrl}/loader.js" data-broker-loader></script></html>`);
  const { page, host } = await fixtures.open();
  await page.goto(url);
  await waitForForm(host);
  const email = 'added-headers@example.com';
  await fill(host, { ...VALID_LEAD, email });
  await submit(host).click();
  await phase(host, 'sent');
  assert.is((await fixtures.demo.leads()).filter((lead) => lead.email === email).length, 1);
});

test.run();
