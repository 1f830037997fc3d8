import type { Locator } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setUpFixtures, waitForForm } from '../../support/fixtures';
import { field, phase, submit } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

/** Protects the content of a page, as plugins do: cancels presses and the clipboard, except on fields. */
const PROTECTION = `for (const type of ['mousedown', 'pointerdown', 'touchstart', 'selectstart', 'contextmenu', 'copy', 'paste'])
  document.addEventListener(type, (event) => {
    if (!/INPUT|TEXTAREA|SELECT|BUTTON|OPTION/.test(event.target.tagName)) event.preventDefault();
  }, { passive: false });`;

const PRESSES = {
  'a mouse': { device: {}, press: (control: Locator) => control.click() },
  'a finger': { device: { hasTouch: true }, press: (control: Locator) => control.tap() },
} as const;

for (const [what, { device, press }] of Object.entries(PRESSES))
  test(`on a page that protects its content, ${what} enters each field, text is pasted, and the lead is stored`, async () => {
    const { siteUrl } = fixtures.demo;
    const url =
      await fixtures.serve(`<!doctype html><html lang="en"><title>Protected</title><script>${PROTECTION}</script>
<div data-broker-widget="quote-form" data-when="now"><a href="${siteUrl}/#formdata">Get a quote</a></div>
<script async src="${siteUrl}/quote-form.js" data-broker-loader></script></html>`);
    const { page, host } = await fixtures.open({
      ...device,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto(url);
    await waitForForm(host);
    const email = `${what.replace(' ', '-')}@example.com`;
    for (const [name, value] of Object.entries({ ...VALID_LEAD, email })) {
      const control = field(host, name);
      // Pressing a list would open it, and Playwright can't choose in an open list.
      if (await control.evaluate((element) => element.tagName === 'SELECT')) {
        await control.selectOption(value);
        continue;
      }
      await press(control);
      assert.ok(await control.evaluate((element) => element.matches(':focus')), name);
      if (name !== 'mobile') {
        await page.keyboard.type(value);
        continue;
      }
      await page.evaluate((text) => navigator.clipboard.writeText(text), value);
      await page.keyboard.press('ControlOrMeta+v');
      assert.is(await control.inputValue(), value);
    }
    await press(submit(host));
    await phase(host, 'sent');
    assert.is((await fixtures.demo.leads()).filter((lead) => lead.email === email).length, 1);
  });

test.run();
