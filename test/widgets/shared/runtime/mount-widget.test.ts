import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { emit, mountWidget, warn } from '../../../../widgets/shared/runtime/mount-widget';
import { captureConsole } from '../../../support/capture-console';
import { installDom } from '../../../support/dom';

const SITE = {
  api: 'https://api.example/api/',
  product: 'site',
  accent: '#0a7ea4',
  broker: { name: 'Test Broker', phone: '', licence: '' },
};

const open = (attributes = '') => {
  const dom = installDom(`<main><div data-broker-widget="greeting" ${attributes}></div></main>`);
  Object.assign(globalThis, { __SITE__: SITE });
  const host = document.querySelector('div') as HTMLElement;
  const heard: CustomEvent[] = [];
  for (const type of ['broker:submit', 'broker:error', 'broker:ready', 'broker:unmounted'])
    document.addEventListener(type, (event) => heard.push(event as CustomEvent));
  const reports: unknown[][] = [];
  const page = {
    base: 'https://cdn.example/v1/',
    tag: document.createElement('script'),
    report: (...said: unknown[]) => void reports.push(said),
  };
  return { host, heard, page, reports, ...captureConsole(), close: dom.close };
};

test('an event comes from the placeholder, bubbles, and names the widget beside its details', async () => {
  const { host, heard, close } = open();
  emit(host, 'broker:ready', { reason: 'x' });
  const [{ target, bubbles, composed, detail }] = heard as [CustomEvent];
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

test('a warning names the widget, what is wrong and what is used, with the placeholder beside it', async () => {
  const { host, warnings, errors, heard, close } = open();
  warn(host, 'data-when="soon" is not one of now,idle', 'now');
  assert.equal(warnings, [
    ['broker-widgets: greeting: data-when="soon" is not one of now,idle; "now" is used.', host],
  ]);
  assert.equal([errors, heard], [[], []]);
  await close();
});

for (const [value, warns] of [
  ['soon', true],
  ['Now', true],
  ['now ', true],
  ['', true],
  ['now', false],
  ['idle', false],
  ['visible', false],
] as const)
  test(`data-when="${value}" ${warns ? 'warns of the placeholder and the value' : 'is good'}`, async () => {
    const { host, page, warnings, close } = open(`data-when="${value}"`);
    await mountWidget(() => ({ update() {}, unmount() {} }), host, page);
    const message = `broker-widgets: greeting: data-when="${value}" is not one of visible,now,idle; "visible" is used.`;
    assert.equal(warnings, warns ? [[message, host]] : []);
    await close();
  });

test('a widget that takes its time is placed once it stands', async () => {
  const { host, page, heard, close } = open();
  let stands = () => {};
  const placing = mountWidget(
    () =>
      new Promise((resolve) => {
        stands = () => resolve({ update() {}, unmount() {} });
      }),
    host,
    page,
  );
  stands();
  (await placing).announce();
  assert.equal(
    heard.map(({ type }) => type),
    ['broker:ready'],
  );
  await close();
});

test('what throws while it updates or unmounts is reported, and the placeholder is told to be unmounted', async () => {
  const { host, page, heard, reports, close } = open();
  const error = new Error('broken');
  const throws = () => {
    throw error;
  };
  const placed = await mountWidget(() => ({ update: throws, unmount: throws }), host, page);
  placed.update();
  placed.unmount();
  assert.equal(reports, [
    [host, 'updating failed', error],
    [host, 'unmounting failed', error],
  ]);
  assert.equal(
    heard.map(({ type }) => type),
    ['broker:unmounted'],
  );
  await close();
});

test.run();
