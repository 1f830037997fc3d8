import { readFileSync } from 'node:fs';
import postcss from 'postcss';
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
    container: 'page',
  }),
);

const REGIONS = {
  success: '[role=status]',
  info: '[role=status]',
  warning: '[role=alert]',
  error: '[role=alert]',
} as const;

for (const [type, region] of Object.entries(REGIONS))
  test(`the text of a toast of type ${type} is added to the existing ${region}`, async () => {
    const page = await openToasts();
    const live = page.find(region);
    assert.is(live.textContent, '');
    await page.show({ type, text: 'Words <b>' });
    assert.is(page.find(region), live);
    assert.is(live.querySelector('p')?.textContent, 'Words <b>');
    assert.ok(live.querySelector('svg[aria-hidden=true]'));
    await page.close();
  });

test('a silent toast is visible but not in a live region', async () => {
  const page = await openToasts();
  await page.show({ type: 'error', text: 'Not from this number.', silent: true });
  assert.equal(page.texts(), ['Not from this number.']);
  assert.not(page.cards()[0]?.closest('[role], [aria-live]'));
  await page.close();
});

test('toasts that were stored for this page are shown once', async () => {
  const stored = JSON.stringify([SENT, { type: 'error', text: 'Lost' }]);
  const page = await openToasts({ before: () => sessionStorage.setItem('broker-toasts', stored) });
  assert.equal(page.texts(), ['Lost', 'Sent']);
  assert.is(sessionStorage.length, 0);
  await page.close();
});

test('a prerendered page shows stored toasts when it is activated', async () => {
  const page = await openToasts({
    before: () => {
      Object.assign(document, { prerendering: true });
      sessionStorage.setItem('broker-toasts', JSON.stringify([SENT]));
    },
  });
  assert.equal(page.texts(), []);
  Object.assign(document, { prerendering: false });
  await page.fire('prerenderingchange', document);
  assert.equal(page.texts(), ['Sent']);
  await page.close();
});

test('Alt+T moves the focus to the toasts, and Escape moves it back', async () => {
  const page = await openToasts();
  await page.show(SENT);
  page.field.focus();
  assert.ok(await page.press('t', { altKey: true, code: 'KeyT' }));
  assert.is(page.focused(), page.region());
  assert.ok(await page.press('Escape'));
  assert.is(document.activeElement, page.field);
  await page.close();
});

test('Alt+T is recognised by its key code if Alt produces another character', async () => {
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

test('closing a toast by keyboard focuses the next one, and after the last the previous element', async () => {
  const page = await openToasts();
  await page.show(SENT, { type: 'info', text: 'Second' });
  page.field.focus();
  await page.press('t', { altKey: true, code: 'KeyT' });
  page.closeOf(0).focus();
  await page.click(page.closeOf(0));
  assert.equal(page.texts(), ['Second']);
  assert.is(page.focused(), page.closeOf(0));
  await page.click(page.closeOf(0));
  assert.equal(page.texts(), []);
  assert.is(document.activeElement, page.field);
  await page.close();
});

test('data-label sets the accessible name of the region', async () => {
  const page = await openToasts({
    markup: '<div data-broker-widget="toasts" data-label="సూచనలు"></div>',
  });
  assert.is(page.region().getAttribute('aria-label'), 'సూచనలు');
  await page.close();
});

test('the prerendered region is empty, and is hydrated unchanged', async () => {
  const page = await openToasts({ markup: PRERENDERED });
  assert.is(page.region().textContent, '');
  if (isPreact) assert.is(page.hydratedMarkup, page.markupBefore);
  assert.is(page.host.innerHTML, page.markupBefore);
  assert.equal(page.errors, []);
  await page.show(SENT);
  assert.equal(page.texts(), ['Sent']);
  await page.close();
});

test('unmounting leaves no timer and no listener', async () => {
  const page = await openToasts();
  await page.show(SENT, { type: 'info', text: 'Second' });
  await page.click(page.closeOf(0));
  await page.unmount();
  // Advance past the next frame, to run the work that the view may have scheduled for it.
  await page.advance(200);
  assert.is(page.clock.pending(), 0);
  assert.equal(await page.show(SENT), [false]);
  await page.fire('blur');
  page.field.focus();
  assert.not(await page.press('t', { altKey: true, code: 'KeyT' }));
  assert.is(page.clock.pending(), 0);
  assert.equal(page.errors, []);
  await page.close();
});

test('fingers that touch a toast or a carousel can scroll the page and zoom into it', () => {
  for (const path of ['toasts/toasts.css', 'shared/carousel/slides.css']) {
    const values: string[] = [];
    postcss
      .parse(readFileSync(`widgets/${path}`, 'utf8'))
      .walkDecls('touch-action', ({ value }) => void values.push(value));
    assert.equal(values, ['pan-y pinch-zoom'], path);
  }
});

test.run();
