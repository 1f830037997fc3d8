import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/contact-popup/copy';
import { formIsReady, setUpFixtures, type Visit } from '../../support/fixtures';
import { PARTS } from '../../support/parts';
import { field, valuesOf } from '../../support/quote-fields';
import { toasts } from '../../support/toasts';
import { VALID_LEAD } from '../../support/valid-lead';
import { placeholder, sendLeads } from './submit-lead';

const fixtures = setUpFixtures(test);
const { leadArrives, run } = sendLeads(test, fixtures);

// Pulls the focus back into the modal, as libraries do, and takes Tab for itself at the ends that it knows of.
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

/** What stands uppermost there, seen from the page. */
const widgetAt = (page: Page, x: number, y: number) =>
  page.evaluate(
    ([left, top]) =>
      document.elementFromPoint(left, top)?.closest<HTMLElement>('[data-broker-widget]')?.dataset
        .brokerWidget,
    [x, y] as [number, number],
  );

test("in a host's modal that traps the focus, by the side of what is inert, every field is reached by Tab", async () => {
  const visit = await visitPage(
    `<main inert><a href="#away">Away</a></main>
    <div id="modal" role="dialog" aria-modal="true"><button>Close</button>${placeholder('data-when="now"')}</div>`,
    TRAP,
  );
  const { page, host } = visit;
  await formIsReady(host);
  await page.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Tab');
  for (const name of ['first_name', 'last_name', 'mobile', 'email'] as const) {
    await page.keyboard.type(VALID_LEAD[name]);
    assert.is(await field(host, name).inputValue(), VALID_LEAD[name]);
    await page.keyboard.press('Tab');
  }
  assert.equal(await page.evaluate('pulled'), []);
  await leadArrives(visit);
  assert.equal(visit.console, []);
});

test("in a host's <dialog> that is modal a lead is sent, and Escape closes that dialog and keeps what is typed", async () => {
  const visit = await visitPage(
    `<dialog>${placeholder()}</dialog>`,
    "document.querySelector('dialog').showModal()",
  );
  const { page, host } = visit;
  await formIsReady(host);
  await field(host, 'first_name').fill(VALID_LEAD.first_name);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  assert.is((await valuesOf(host)).first_name, VALID_LEAD.first_name);
  await leadArrives(visit);
  assert.equal(visit.console, []);
});

test('in a panel that is fixed, transformed, scrolls and lies on top of all, a lead is sent', async () => {
  const visit =
    await visitPage(`<div style="position: fixed; inset: 40px; transform: translateX(10px) rotate(0.5deg);
    z-index: 2147483647; overflow: auto; contain: paint; will-change: transform; perspective: 400px">${placeholder()}</div>
    <div style="position: fixed; inset: 0; z-index: 2147483646; background: #0008"></div>`);
  await leadArrives(visit);
  assert.equal(visit.console, []);
});

const OVERLAY =
  '<div id="over" style="position: fixed; inset: 0; z-index: 2147483647; background: #ff0"></div>';
const POPUP = '<div data-broker-widget="contact-popup" data-when="now" data-delay="0"></div>';
// A placeholder in here is cut off, and what is fixed in it moves with it.
const CUT =
  'overflow: hidden; height: 30px; width: 30px; transform: scale(0.5); filter: blur(0); contain: paint';

test('the popup stands above an overlay with the highest z-index, at its own size, from within a box that cuts and scales', async () => {
  const { page, console } = await visitPage(`<div style="${CUT}">${POPUP}</div>${OVERLAY}`);
  const dialog = page.getByRole('dialog', { name: COPY.title });
  await dialog.waitFor();
  assert.is(await widgetAt(page, 450, 450), 'contact-popup');
  assert.is((await dialog.boundingBox())?.width, 664);
  assert.equal(console, []);
});

test('toasts stand above an overlay with the highest z-index, from within a box that cuts and scales', async () => {
  const { page, console } = await visitPage(
    `<div style="${CUT}"><div data-broker-widget="toasts" data-when="now"></div></div>${OVERLAY}`,
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
  // Goes through only to what has come to rest and lies uppermost.
  await card.getByRole('button').click({ trial: true });
  const { width = 0 } = (await card.boundingBox()) ?? {};
  assert.ok(width > 200, `${width} px wide: scaled`);
  assert.equal(console, []);
});

test("the popup takes the focus from a host's trap, and gives it back", async () => {
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
