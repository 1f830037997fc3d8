import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/contact-popup/copy';
import { waitUntil } from '../../support/flush';
import { importForBuild } from '../../support/import-fresh';
import { createElement, isPreact, prerender } from '../open-placeholder';
import { openPopup, PLACEHOLDER } from './open-popup';

const { ContactPopup } = await importForBuild<typeof import('../../../widgets/contact-popup/ContactPopup')>(
  'widgets/contact-popup/ContactPopup.tsx',
);
const PRERENDERED = prerender(
  { 'data-broker-widget': 'contact-popup', 'data-when': 'idle' },
  createElement(ContactPopup, { id: 'contact-popup', copy: COPY }),
);
const AT_ONCE = PLACEHOLDER.replace('data-when', 'data-delay="0" data-when');

test('the popup opens 120000 ms after the page, and asks for its form no sooner', async () => {
  const page = await openPopup();
  await page.pass(119_999);
  assert.not(page.isOpen());
  assert.not(page.inForm('form'));
  await page.pass(1);
  await waitUntil('open', page.isOpen);
  assert.ok(page.inForm('form [name=mobile]'));
  assert.is(page.focused()?.textContent, COPY.title);
  assert.is(page.dialog().getAttribute('aria-labelledby'), page.focused()?.id);
  await page.close();
});

test('the pages of a visit add up', async () => {
  const first = await openPopup();
  const began = Number(sessionStorage.getItem('broker-visit'));
  await first.close();

  const next = await openPopup({
    session: { 'broker-visit': `${began - 100_000}` },
  });
  await next.pass(19_000);
  assert.not(next.isOpen());
  await next.pass(1000);
  await waitUntil('open', next.isOpen);
  await next.close();
});

for (const [what, kept] of [
  ['lies ahead', `${Date.now() + 9e9}`],
  ['is none', 'x'],
])
  test(`where the kept time ${what} the visit begins with this page`, async () => {
    const page = await openPopup({ session: { 'broker-visit': kept as string } });
    await page.pass(119_999);
    assert.not(page.isOpen());
    await page.pass(1);
    await waitUntil('open', page.isOpen);
    await page.close();
  });

test('a page that is made ready before its visit counts from the visit', async () => {
  const page = await openPopup({
    before: () => Object.assign(document, { prerendering: true }),
  });
  await page.pass(500_000);
  assert.not(page.isOpen());
  assert.is(sessionStorage.length, 0);
  await page.fire('prerenderingchange', document);
  await page.pass(119_999);
  assert.not(page.isOpen());
  await page.pass(1);
  await waitUntil('open', page.isOpen);
  await page.close();
});

test('data-delay sets the time, also while it runs', async () => {
  const page = await openPopup({ markup: PLACEHOLDER.replace('data-when', 'data-delay="9000" data-when') });
  await page.pass(1000);
  page.host.dataset.delay = '5000';
  await page.update();
  await page.pass(3999);
  assert.not(page.isOpen());
  await page.pass(1);
  await waitUntil('open', page.isOpen);
  await page.close();
});

for (const delay of ['', 'soon', '-1', '99999999999'])
  test(`data-delay="${delay}" warns, and the default counts`, async () => {
    const page = await openPopup({
      markup: PLACEHOLDER.replace('data-when', `data-delay="${delay}" data-when`),
    });
    assert.equal(page.warnings, [[`data-delay="${delay}" is not a number of milliseconds`, '120000']]);
    await page.pass(120_000);
    await waitUntil('open', page.isOpen);
    await page.close();
  });

test('a popup that was seen before stays closed, and its form is not asked for', async () => {
  const page = await openPopup({ markup: AT_ONCE, local: { hasSeenPopup: 'true' } });
  await page.pass(600_000);
  assert.not(page.isOpen());
  assert.not(page.inForm('form'));
  await page.close();
});

test('a popup that another tab has shown meanwhile stays closed', async () => {
  const page = await openPopup();
  await page.pass(60_000);
  localStorage.setItem('hasSeenPopup', 'true');
  await page.pass(600_000);
  assert.not(page.isOpen());
  await page.close();
});

test('nobody who types is interrupted: it opens 5 s after the last key', async () => {
  const page = await openPopup({ markup: AT_ONCE });
  page.outside.focus();
  await page.pass(0);
  await page.formIsThere();
  for (let key = 0; key < 10; key++) {
    await page.pass(3000);
    await page.press('a', page.outside);
  }
  assert.not(page.isOpen());
  await page.pass(4999);
  assert.not(page.isOpen());
  await page.pass(1001);
  assert.ok(page.isOpen());
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
    const page = await openPopup({ markup: AT_ONCE, more });
    await page.pass(0);
    await page.formIsThere();
    await page.pass(60_000);
    assert.not(page.isOpen());
    end();
    await page.pass(1000);
    assert.ok(page.isOpen());
    await page.close();
  });

test('a menu that is drawn open within a closed <details> holds nothing off', async () => {
  const page = await openPopup({
    markup: AT_ONCE,
    more: '<details><summary>Menu</summary><dialog open></dialog></details>',
  });
  await page.pass(0);
  await waitUntil('open', page.isOpen);
  await page.close();
});

test('the popup waits while the page is not looked at', async () => {
  const page = await openPopup({
    markup: AT_ONCE,
    before: () => Object.defineProperty(document, 'hidden', { value: true, configurable: true }),
  });
  await page.pass(0);
  await page.formIsThere();
  await page.pass(60_000);
  assert.not(page.isOpen());
  Object.defineProperty(document, 'hidden', { value: false });
  await page.pass(1000);
  assert.ok(page.isOpen());
  await page.close();
});

test('the prerendered dialog is closed and empty, and is taken over as it stands', async () => {
  const page = await openPopup({ markup: PRERENDERED });
  assert.not(page.isOpen());
  if (isPreact) assert.is(page.atOnce, page.markupBefore);
  assert.is(page.host.innerHTML, page.markupBefore);
  assert.equal(page.errors, []);
  await page.close();
});

test('unmounting leaves no timer, and nothing opens later', async () => {
  const page = await openPopup();
  await page.unmount();
  assert.is(page.clock.pending(), 0);
  await page.close();

  const waiting = await openPopup({ markup: AT_ONCE, more: '<dialog open></dialog>' });
  await waiting.pass(0);
  await waiting.formIsThere();
  await waiting.unmount();
  await waiting.pass(200);
  assert.is(waiting.clock.pending(), 0);
  assert.equal(waiting.errors, []);
  await waiting.close();
});

test.run();
