import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/contact-popup/copy';
import { setUpFixtures, type Visit, waitForForm } from '../../support/fixtures';
import { PARTS } from '../../support/parts';
import { field, valuesOf } from '../../support/quote-fields';
import { toasts } from '../../support/toasts';
import { VALID_LEAD } from '../../support/valid-lead';
import { placeholder, trackLeads } from './submit-lead';

const fixtures = setUpFixtures(test);
const { submitLead, run } = trackLeads(test, fixtures);

// A focus trap as in modal libraries: when an element outside the modal gets the focus, records the element and pulls
// the focus back into the modal.
const TRAP = `
  const modal = document.querySelector('#modal');
  window.pulled = [];
  const pull = (event) => {
    if (modal.contains(event.target)) return;
    pulled.push(event.target.localName);
    event.stopPropagation();
    modal.querySelector('button').focus();
  };
  document.addEventListener('focusin', pull, true);
  document.addEventListener('focus', pull, true);`;

async function visitPage(body: string, script = ''): Promise<Visit> {
  const url = await fixtures.serve(`<!doctype html><html lang="en"><title>Host</title>${body}
<script async src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script><script>${script}</script></html>`);
  const visit = await fixtures.open({ viewport: { width: 900, height: 900 } });
  await visit.page.goto(url);
  return visit;
}

/**
 * Returns the name of the widget that is topmost at a point of the page, or undefined if no widget is topmost there.
 */
const widgetAt = (page: Page, x: number, y: number) =>
  page.evaluate(
    ([left, top]) =>
      document.elementFromPoint(left, top)?.closest<HTMLElement>('[data-broker-widget]')?.dataset
        .brokerWidget,
    [x, y] as [number, number],
  );

test("in a host's modal that traps the focus, beside inert content, Tab reaches every field", async () => {
  const visit = await visitPage(
    `<main inert><a href="#away">Away</a></main>
    <div id="modal" role="dialog" aria-modal="true"><button>Close</button>${placeholder('data-when="now"')}</div>`,
    TRAP,
  );
  const { page, host } = visit;
  await waitForForm(host);
  await page.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Tab');
  for (const name of ['first_name', 'last_name', 'mobile', 'email'] as const) {
    await page.keyboard.type(VALID_LEAD[name]);
    assert.is(await field(host, name).inputValue(), VALID_LEAD[name]);
    await page.keyboard.press('Tab');
  }
  assert.equal(await page.evaluate('pulled'), []);
  await submitLead(visit);
  assert.equal(visit.console, []);
});

test("in a host's modal <dialog> a lead is sent, and Escape closes the dialog and keeps the typed values", async () => {
  const visit = await visitPage(
    `<dialog>${placeholder()}</dialog>`,
    "document.querySelector('dialog').showModal()",
  );
  const { page, host } = visit;
  await waitForForm(host);
  await field(host, 'first_name').fill(VALID_LEAD.first_name);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  assert.is((await valuesOf(host)).first_name, VALID_LEAD.first_name);
  await submitLead(visit);
  assert.equal(visit.console, []);
});

test('in a fixed, transformed and scrolling panel on top of the page a lead is sent', async () => {
  const visit =
    await visitPage(`<div style="position: fixed; inset: 40px; transform: translateX(10px) rotate(0.5deg);
    z-index: 2147483647; overflow: auto; contain: paint; will-change: transform; perspective: 400px">${placeholder()}</div>
    <div style="position: fixed; inset: 0; z-index: 2147483646; background: #0008"></div>`);
  await submitLead(visit);
  assert.equal(visit.console, []);
});

const OVERLAY =
  '<div id="over" style="position: fixed; inset: 0; z-index: 2147483647; background: #ff0"></div>';
const POPUP = '<div data-broker-widget="contact-popup" data-when="now" data-delay="0"></div>';
// Style of a container that clips its placeholder. `transform`, `filter` and `contain` each make the container the
// containing block of the fixed elements in it. So the container clips those elements too.
const CLIPPING =
  'overflow: hidden; height: 30px; width: 30px; transform: scale(0.5); filter: blur(0); contain: paint';

test('a popup in a container that clips and scales is above an overlay with the highest z-index, at full size', async () => {
  const { page, console } = await visitPage(`<div style="${CLIPPING}">${POPUP}</div>${OVERLAY}`);
  const dialog = page.getByRole('dialog', { name: COPY.title });
  await dialog.waitFor();
  assert.is(await widgetAt(page, 450, 450), 'contact-popup');
  assert.is((await dialog.boundingBox())?.width, 664);
  assert.equal(console, []);
});

test('toasts in a container that clips and scales are above an overlay with the highest z-index, at full size', async () => {
  const { page, console } = await visitPage(
    `<div style="${CLIPPING}"><div data-broker-widget="toasts" data-when="now"></div></div>${OVERLAY}`,
  );
  await page.waitForFunction(
    () =>
      !document.dispatchEvent(
        new CustomEvent('broker:toast', {
          detail: { type: 'info', text: 'Here', autoCloseMs: 0 },
          cancelable: true,
        }),
      ),
  );
  const card = toasts(page).first();
  // A trial click of Playwright passes only if the button does not move and no other element covers it.
  await card.getByRole('button').click({ trial: true });
  const { width = 0 } = (await card.boundingBox()) ?? {};
  assert.ok(width > 200, `${width} px wide: scaled`);
  assert.equal(console, []);
});

test("the popup takes the focus from a host's trap, and restores it", async () => {
  const { page, console } = await visitPage(
    `<div id="modal"><button>Close host</button></div>${POPUP}`,
    `${TRAP} modal.querySelector('button').focus();`,
  );
  const dialog = page.getByRole('dialog', { name: COPY.title });
  await dialog.waitFor();
  const first = dialog.locator(`${PARTS.popupForm} [name=first_name]`);
  await first.click();
  await page.keyboard.type(VALID_LEAD.first_name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(VALID_LEAD.last_name);
  assert.is(await first.inputValue(), VALID_LEAD.first_name);
  assert.is(await dialog.locator('[name=last_name]').inputValue(), VALID_LEAD.last_name);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  assert.is(await page.evaluate(() => document.activeElement?.textContent), 'Close host');
  assert.equal(console, []);
});

run();
