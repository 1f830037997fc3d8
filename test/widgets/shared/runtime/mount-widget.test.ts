import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Mount } from '../../../../widgets/shared/runtime/attach';
import { emit, mountWidget, warn } from '../../../../widgets/shared/runtime/mount-widget';
import { captureConsole } from '../../../support/capture-console';
import { installDom } from '../../../support/dom';

const SITE = {
  api: 'https://api.example/api/',
  product: 'site',
  accent: '#0a7ea4',
  broker: { name: 'Test Broker', phone: '', licence: '', consentVersion: '2026-11-23.0a1b2c3d' },
};

const open = (attributes = '') => {
  const dom = installDom(`<main><div data-broker-widget="greeting" ${attributes}></div></main>`);
  Object.assign(globalThis, { __SITE__: SITE });
  const host = document.querySelector('div') as HTMLElement;
  const events: CustomEvent[] = [];
  for (const type of ['broker:submit', 'broker:error', 'broker:ready', 'broker:unmounted'])
    document.addEventListener(type, (event) => events.push(event as CustomEvent));
  const reports: unknown[][] = [];
  const page = {
    base: 'https://cdn.example/v1/',
    tag: document.createElement('script'),
    report: (...args: unknown[]) => void reports.push(args),
  };
  return { host, events, page, reports, ...captureConsole(), close: dom.close };
};

test('an event is fired on the placeholder, bubbles, and has the widget and its details', async () => {
  const { host, events, close } = open();
  emit(host, 'broker:ready', { reason: 'x' });
  const [{ target, bubbles, composed, detail }] = events as [CustomEvent];
  assert.is(target, host);
  assert.ok(bubbles && composed);
  assert.equal(detail, { widget: 'greeting', reason: 'x' });
  await close();
});

for (const [type, isCancelable] of [
  ['broker:submit', true],
  ['broker:ready', false],
] as const)
  test(`${type} can${isCancelable ? '' : 'not'} be cancelled`, async () => {
    const { host, close } = open();
    assert.is(emit(host, type), true);
    document.addEventListener(type, (event) => event.preventDefault());
    assert.is(emit(host, type), !isCancelable);
    await close();
  });

test('data-accent sets the accent before the widget mounts, and again on an update', async () => {
  const { host, page, close } = open('data-accent="#123456"');
  const accents: string[] = [];
  const note = () => void accents.push(host.style.getPropertyValue('--broker-accent'));
  const mounted = await mountWidget(
    () => {
      note();
      return { update: note, unmount() {} };
    },
    host,
    page,
  );
  host.dataset.accent = '#654321';
  await mounted.update();
  delete host.dataset.accent;
  host.style.setProperty('--broker-accent', 'red');
  await mounted.update();
  assert.equal(accents, ['#123456', '#654321', 'red']);
  host.dataset.accent = '#123456';
  await mounted.update();
  delete host.dataset.accent;
  await mounted.update();
  assert.equal(accents.slice(3), ['#123456', '']);
  await close();
});

test('a warning names the widget, the problem and the value used, and logs the placeholder', async () => {
  const { host, warnings, errors, events, close } = open();
  warn(host, 'data-when="soon" is not one of now,idle', 'now');
  assert.equal(warnings, [
    ['broker-widgets: greeting: data-when="soon" is not one of now,idle; "now" is used.', host],
  ]);
  assert.equal([errors, events], [[], []]);
  await close();
});

for (const [value, warns] of [
  ['soon', true],
  ['Now', true],
  ['now ', false],
  ['“idle”', false],
  ['', true],
  ['now', false],
  ['idle', false],
  ['visible', false],
] as const)
  test(`data-when="${value}" ${warns ? 'logs a warning with the placeholder and the value' : 'is valid'}`, async () => {
    const { host, page, warnings, close } = open(`data-when="${value}"`);
    await mountWidget(() => ({ update() {}, unmount() {} }), host, page);
    const message = `broker-widgets: greeting: data-when="${value}" is not one of visible,now,idle; "visible" is used.`;
    assert.equal(warnings, warns ? [[message, host]] : []);
    await close();
  });

test('the events of a widget have its name without curly quotes', async () => {
  const { host, page, events, close } = open();
  host.dataset.brokerWidget = '“greeting”';
  const mounted = await mountWidget(() => ({ update() {}, unmount() {} }), host, page);
  mounted.announce();
  mounted.unmount();
  assert.equal(
    events.map(({ type, detail }) => [type, detail.widget]),
    [
      ['broker:ready', 'greeting'],
      ['broker:unmounted', 'greeting'],
    ],
  );
  await close();
});

test('a widget that mounts asynchronously is announced when it is ready', async () => {
  const { host, page, events, close } = open();
  let finish = () => {};
  const mounting = mountWidget(
    () =>
      new Promise((resolve) => {
        finish = () => resolve({ update() {}, unmount() {} });
      }),
    host,
    page,
  );
  finish();
  (await mounting).announce();
  assert.equal(
    events.map(({ type }) => type),
    ['broker:ready'],
  );
  await close();
});

for (const [what, attributes, readsMarkup, waits] of [
  ['prerendered markup is not hydrated', 'data-prerendered', undefined, true],
  ['a widget that reads its markup does not mount', '', true, true],
  ['any other widget mounts', '', undefined, false],
] as const)
  test(`while the page is being parsed, ${what}`, async () => {
    const { host, page, close } = open(attributes);
    Object.defineProperty(document, 'readyState', { configurable: true, value: 'loading' });
    let isMounted = false;
    const mount: Mount = () => {
      isMounted = true;
      return { update() {}, unmount() {} };
    };
    if (readsMarkup) mount.readsMarkup = true;
    const mounting = mountWidget(mount, host, page);
    assert.is(isMounted, !waits);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await mounting;
    assert.ok(isMounted);
    await close();
  });

test('errors while updating or unmounting are reported, and broker:unmounted is still fired', async () => {
  const { host, page, events, reports, close } = open();
  const error = new Error('broken');
  const throws = () => {
    throw error;
  };
  const mounted = await mountWidget(() => ({ update: throws, unmount: throws }), host, page);
  mounted.update();
  mounted.unmount();
  assert.equal(reports, [
    [host, 'updating failed', error],
    [host, 'unmounting failed', error],
  ]);
  assert.equal(
    events.map(({ type }) => type),
    ['broker:unmounted'],
  );
  await close();
});

test.run();
