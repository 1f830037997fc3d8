import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/contact-popup/copy';
import type { Mount } from '../../../widgets/shared/runtime/attach';
import { waitUntil } from '../../support/flush';
import { importForBuild } from '../../support/import-fresh';
import { createElement, isPreact, prerender } from '../open-placeholder';
import { openPopup, PLACEHOLDER } from './open-popup';

const { ContactPopup } = await importForBuild<typeof import('../../../widgets/contact-popup/ContactPopup')>(
  'widgets/contact-popup/ContactPopup.tsx',
);
const PRERENDERED = prerender(
  { 'data-broker-widget': 'contact-popup', 'data-when': 'idle' },
  createElement(ContactPopup, { id: 'contact-popup', copy: COPY, language: 'en' }),
);
const WITHOUT_DELAY = PLACEHOLDER.replace('data-when', 'data-delay="0" data-when');

test('the popup opens and requests its form 120000 ms after the page has opened', async () => {
  const page = await openPopup();
  await page.advance(119_999);
  assert.ok(await page.staysClosed());
  assert.not(page.inForm('form'));
  await page.advance(1);
  await waitUntil('open', page.isOpen);
  assert.ok(page.inForm('form [name=mobile]'));
  assert.is(page.focused()?.textContent, COPY.title);
  assert.is(page.dialog().getAttribute('aria-labelledby'), page.focused()?.id);
  await page.close();
});

test('the time on earlier pages of the visit counts', async () => {
  const first = await openPopup();
  const startedAt = Number(sessionStorage.getItem('broker-visit'));
  await first.close();

  const next = await openPopup({
    session: { 'broker-visit': `${startedAt - 100_000}` },
  });
  await next.advance(19_000);
  assert.ok(await next.staysClosed());
  await next.advance(1000);
  await waitUntil('open', next.isOpen);
  await next.close();
});

for (const [what, stored] of [
  ['is in the future', `${Date.now() + 9e9}`],
  ['is not a number', 'x'],
])
  test(`if the stored start of the visit ${what}, the visit starts with this page`, async () => {
    const page = await openPopup({ session: { 'broker-visit': stored as string } });
    await page.advance(119_999);
    assert.ok(await page.staysClosed());
    await page.advance(1);
    await waitUntil('open', page.isOpen);
    await page.close();
  });

test('on a prerendered page the delay starts when the page is activated', async () => {
  const page = await openPopup({
    before: () => Object.assign(document, { prerendering: true }),
  });
  await page.advance(500_000);
  assert.ok(await page.staysClosed());
  assert.is(sessionStorage.length, 0);
  await page.fire('prerenderingchange', document);
  await page.advance(119_999);
  assert.ok(await page.staysClosed());
  await page.advance(1);
  await waitUntil('open', page.isOpen);
  await page.close();
});

test('data-delay sets the delay, even while it is running', async () => {
  const page = await openPopup({ markup: PLACEHOLDER.replace('data-when', 'data-delay="9000" data-when') });
  await page.advance(1000);
  page.host.dataset.delay = '5000';
  await page.update();
  await page.advance(3999);
  assert.ok(await page.staysClosed());
  await page.advance(1);
  await waitUntil('open', page.isOpen);
  await page.close();
});

for (const delay of ['', 'soon', '-1', '99999999999'])
  test(`data-delay="${delay}" logs a warning, and the default applies`, async () => {
    const page = await openPopup({
      markup: PLACEHOLDER.replace('data-when', `data-delay="${delay}" data-when`),
    });
    assert.equal(page.warnings, [[`data-delay="${delay}" is not a number of milliseconds`, '120000']]);
    await page.advance(120_000);
    await waitUntil('open', page.isOpen);
    await page.close();
  });

test('a popup that was seen before stays closed, and its form is not requested', async () => {
  const page = await openPopup({ markup: WITHOUT_DELAY, local: { hasSeenPopup: 'true' } });
  await page.advance(600_000);
  assert.ok(await page.staysClosed());
  assert.not(page.inForm('form'));
  await page.close();
});

test('its button closes the popup also where a frame submits no forms', async () => {
  const page = await openPopup({ markup: WITHOUT_DELAY });
  await page.advance(0);
  await waitUntil('open', page.isOpen);
  page.host.shadowRoot?.addEventListener('submit', (event) => event.preventDefault());
  await page.click(page.button(COPY.close));
  await waitUntil('closed', () => !page.isOpen());
  await page.close();
});

test('a popup that another tab has meanwhile shown stays closed', async () => {
  const page = await openPopup();
  await page.advance(60_000);
  localStorage.setItem('hasSeenPopup', 'true');
  await page.advance(600_000);
  assert.ok(await page.staysClosed());
  await page.close();
});

/** Fires the event that another form on the page fires once it has been sent. */
const fireSubmitted = ({ outside }: Awaited<ReturnType<typeof openPopup>>) =>
  outside.dispatchEvent(new CustomEvent('broker:submitted', { bubbles: true, composed: true }));

test('the popup stays closed, also on later pages, for a visitor who has sent a form of the page', async () => {
  const page = await openPopup();
  await page.advance(60_000);
  fireSubmitted(page);
  assert.ok(page.isSeen());
  await page.advance(600_000);
  assert.ok(await page.staysClosed());
  assert.not(page.inForm('form'));
  await page.close();
});

test('a popup that is removed does not keep another one from noticing that a form was sent', async () => {
  const page = await openPopup();
  const other = page.host.cloneNode(true) as HTMLElement;
  page.host.after(other);
  const { mount } = await page.importModule<{ mount: Mount }>('contact-popup/index.tsx');
  await act(async () => {
    const { unmount } = await mount(other, page.env);
    unmount();
  });
  fireSubmitted(page);
  assert.ok(page.isSeen());
  await page.close();
});

test('a popup that waits until the visitor is idle stays closed if a form is sent meanwhile', async () => {
  const page = await openPopup({ markup: WITHOUT_DELAY });
  page.outside.focus();
  await page.advance(0);
  await page.untilFormLoads();
  fireSubmitted(page);
  await page.advance(60_000);
  assert.ok(await page.staysClosed());
  await page.close();
});

test('the popup does not interrupt typing: it opens 5 s after the last key', async () => {
  const page = await openPopup({ markup: WITHOUT_DELAY });
  page.outside.focus();
  await page.advance(0);
  await page.untilFormLoads();
  for (let key = 0; key < 10; key++) {
    await page.advance(3000);
    await page.press('a', page.outside);
  }
  assert.ok(await page.staysClosed());
  await page.advance(4999);
  assert.ok(await page.staysClosed());
  await page.advance(1001);
  assert.ok(page.isOpen());
  await page.close();
});

test('with data-delay="never" the popup stays closed, and notes that a form of the page was sent', async () => {
  const page = await openPopup({ markup: PLACEHOLDER.replace('data-when', 'data-delay="never" data-when') });
  await page.advance(600_000);
  assert.ok(await page.staysClosed());
  assert.equal(page.warnings, []);
  fireSubmitted(page);
  assert.ok(page.isSeen());
  await page.close();
});

const BUSY: Record<string, [markup: string, end: () => void]> = {
  'a dialog is open': ['<dialog open id="busy"></dialog>', () => document.getElementById('busy')?.remove()],
  'a menu is open': [
    '<nav><button id="busy" aria-expanded="true"></button></nav>',
    () => document.getElementById('busy')?.setAttribute('aria-expanded', 'false'),
  ],
};

for (const [what, [more, end]] of Object.entries(BUSY))
  test(`the popup waits while ${what}`, async () => {
    const page = await openPopup({ markup: WITHOUT_DELAY, more });
    await page.advance(0);
    await page.untilFormLoads();
    await page.advance(60_000);
    assert.ok(await page.staysClosed());
    end();
    await page.advance(1000);
    assert.ok(page.isOpen());
    await page.close();
  });

test('an open dialog inside a closed <details> does not delay the popup', async () => {
  const page = await openPopup({
    markup: WITHOUT_DELAY,
    more: '<details><summary>Menu</summary><dialog open></dialog></details>',
  });
  await page.advance(0);
  await waitUntil('open', page.isOpen);
  await page.close();
});

for (const style of ['display: none', 'visibility: hidden'])
  test(`the popup waits while its placeholder is in a part of the page with ${style}: it would block the page unseen`, async () => {
    const page = await openPopup({ markup: `<section style="${style}">${WITHOUT_DELAY}</section>` });
    await page.advance(0);
    await page.untilFormLoads();
    await page.advance(60_000);
    assert.ok(await page.staysClosed());
    document.querySelector('section')?.removeAttribute('style');
    await page.advance(1000);
    assert.ok(page.isOpen());
    await page.close();
  });

test('the popup waits while the page is hidden', async () => {
  const page = await openPopup({
    markup: WITHOUT_DELAY,
    before: () => Object.defineProperty(document, 'hidden', { value: true, configurable: true }),
  });
  await page.advance(0);
  await page.untilFormLoads();
  await page.advance(60_000);
  assert.ok(await page.staysClosed());
  Object.defineProperty(document, 'hidden', { value: false });
  await page.advance(1000);
  assert.ok(page.isOpen());
  await page.close();
});

test('the prerendered dialog is closed and empty, and is hydrated unchanged', async () => {
  const page = await openPopup({ markup: PRERENDERED });
  assert.ok(await page.staysClosed());
  if (isPreact) assert.is(page.hydratedMarkup, page.markupBefore);
  assert.is(page.host.innerHTML, page.markupBefore);
  assert.equal(page.errors, []);
  await page.close();
});

test('unmounting leaves no timer, and the popup does not open later', async () => {
  const page = await openPopup();
  await page.unmount();
  assert.is(page.clock.pending(), 0);
  await page.close();

  const waiting = await openPopup({ markup: WITHOUT_DELAY, more: '<dialog open></dialog>' });
  await waiting.advance(0);
  await waiting.untilFormLoads();
  await waiting.unmount();
  await waiting.advance(200);
  assert.is(waiting.clock.pending(), 0);
  assert.equal(waiting.errors, []);
  await waiting.close();
});

test.run();
