import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/toasts/copy';
import { OPTIONS } from '../../../widgets/toasts/options';
import { importForBuild } from '../../support/import-fresh';
import { createElement, isPreact, prerender } from '../open-placeholder';
import { openToasts, SENT } from './open-toasts';

const { Toasts } =
  await importForBuild<typeof import('../../../widgets/toasts/Toasts')>('widgets/toasts/Toasts.tsx');
const { createQueue } =
  await importForBuild<typeof import('../../../widgets/toasts/queue')>('widgets/toasts/queue.ts');
const PRERENDERED = prerender(
  { 'data-broker-widget': 'toasts', 'data-when': 'idle' },
  createElement(Toasts, {
    queue: createQueue(),
    closeLabel: COPY.close,
    label: OPTIONS.label,
    stage: 'home',
  }),
);

const REGIONS = {
  success: '[role=status]',
  info: '[role=status]',
  warning: '[role=alert]',
  error: '[role=alert]',
} as const;

for (const [type, region] of Object.entries(REGIONS))
  test(`the words of a toast of type ${type} stand in ${region}, which was there before`, async () => {
    const page = await openToasts();
    const live = page.find(region);
    assert.is(live.textContent, '');
    await page.show({ type, text: 'Words <b>' });
    assert.is(page.find(region), live);
    assert.is(live.querySelector('p')?.textContent, 'Words <b>');
    assert.ok(live.querySelector('svg[aria-hidden=true]'));
    await page.close();
  });

test('a silent toast is seen, and stands in no live region', async () => {
  const page = await openToasts();
  await page.show({ type: 'error', text: 'Not from this number.', silent: true });
  assert.equal(page.words(), ['Not from this number.']);
  assert.not(page.cards()[0]?.closest('[role], [aria-live]'));
  await page.close();
});

test('toasts that were kept for this page are shown, once', async () => {
  const kept = JSON.stringify([SENT, { type: 'error', text: 'Lost' }]);
  const page = await openToasts({ before: () => sessionStorage.setItem('broker-toasts', kept) });
  assert.equal(page.words(), ['Lost', 'Sent']);
  assert.is(sessionStorage.length, 0);
  await page.close();
});

test('a page that is made ready before its visit takes what was kept as it is visited', async () => {
  const page = await openToasts({
    before: () => {
      Object.assign(document, { prerendering: true });
      sessionStorage.setItem('broker-toasts', JSON.stringify([SENT]));
    },
  });
  assert.equal(page.words(), []);
  Object.assign(document, { prerendering: false });
  await page.fire('prerenderingchange', document);
  assert.equal(page.words(), ['Sent']);
  await page.close();
});

test('Alt+T brings the focus to the toasts, and Escape back to where it was', async () => {
  const page = await openToasts();
  await page.show(SENT);
  page.field.focus();
  assert.ok(await page.press('t', { altKey: true, code: 'KeyT' }));
  assert.is(page.focused(), page.region());
  assert.ok(await page.press('Escape'));
  assert.is(document.activeElement, page.field);
  await page.close();
});

test('Alt+T is known by its place where Alt writes another letter', async () => {
  const page = await openToasts();
  await page.show(SENT);
  page.field.focus();
  await page.press('†', { altKey: true, code: 'KeyT' });
  assert.is(page.focused(), page.region());
  await page.close();
});

for (const init of [{}, { altKey: true, ctrlKey: true }, { altKey: true, metaKey: true }])
  test(`T with ${JSON.stringify(init)} is left to the page`, async () => {
    const page = await openToasts();
    await page.show(SENT);
    page.field.focus();
    assert.not(await page.press('t', { code: 'KeyT', ...init }));
    assert.is(document.activeElement, page.field);
    await page.close();
  });

test('Alt+T without a toast is left to the page', async () => {
  const page = await openToasts();
  page.field.focus();
  assert.not(await page.press('t', { altKey: true, code: 'KeyT' }));
  assert.is(document.activeElement, page.field);
  await page.close();
});

test('a toast that is closed by keyboard hands the focus to the next, and the last one back', async () => {
  const page = await openToasts();
  await page.show(SENT, { type: 'info', text: 'Second' });
  page.field.focus();
  await page.press('t', { altKey: true, code: 'KeyT' });
  page.closeOf(0).focus();
  await page.click(page.closeOf(0));
  assert.equal(page.words(), ['Second']);
  assert.is(page.focused(), page.closeOf(0));
  await page.click(page.closeOf(0));
  assert.equal(page.words(), []);
  assert.is(document.activeElement, page.field);
  await page.close();
});

test('data-label names the region', async () => {
  const page = await openToasts({
    markup: '<div data-broker-widget="toasts" data-label="సూచనలు"></div>',
  });
  assert.is(page.region().getAttribute('aria-label'), 'సూచనలు');
  await page.close();
});

test('the prerendered region is empty, and is taken over as it stands', async () => {
  const page = await openToasts({ markup: PRERENDERED });
  assert.is(page.region().textContent, '');
  if (isPreact) assert.is(page.atOnce, page.markupBefore);
  assert.is(page.host.innerHTML, page.markupBefore);
  assert.equal(page.errors, []);
  await page.show(SENT);
  assert.equal(page.words(), ['Sent']);
  await page.close();
});

test('unmounting leaves no timer and no listener', async () => {
  const page = await openToasts();
  await page.show(SENT, { type: 'info', text: 'Second' });
  await page.click(page.closeOf(0));
  await page.unmount();
  // What the view had put off for its next frame.
  await page.pass(200);
  assert.is(page.clock.pending(), 0);
  assert.equal(await page.show(SENT), [false]);
  await page.fire('blur');
  page.field.focus();
  assert.not(await page.press('t', { altKey: true, code: 'KeyT' }));
  assert.is(page.clock.pending(), 0);
  assert.equal(page.errors, []);
  await page.close();
});

test.run();
