import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openScanner, placeholder, settle } from './open-scanner';

const placeholderOutOfView = (id: string) => `<div id="${id}" data-broker-widget="greeting"></div>`;

test('a placeholder mounts when it comes near the viewport', async () => {
  const page = await openScanner(placeholderOutOfView('a'));
  page.scan();
  await settle();
  assert.equal(page.done, []);
  page.dom.intersect(page.find('#a'));
  await settle();
  assert.equal(page.done, ['mount greeting #a']);
  await page.close();
});

test('a placeholder that is removed before it is due does not mount', async () => {
  const page = await openScanner(placeholderOutOfView('a'));
  page.scan();
  const host = page.find('#a');
  host.remove();
  await settle();
  page.dom.intersect(host);
  await settle();
  assert.equal([page.done, page.events], [[], []]);
  await page.close();
});

test('mount() mounts at once, out of view, and resolves when the widget is mounted', async () => {
  const page = await openScanner(placeholderOutOfView('a'));
  page.scan();
  await page.mount(page.find('#a'));
  assert.equal(page.done, ['mount greeting #a']);
  page.dom.intersect(page.find('#a'));
  await settle();
  assert.is(page.done.length, 1);
  await page.close();
});

test('mount() mounts a placeholder that was never scanned', async () => {
  const page = await openScanner(placeholderOutOfView('a'));
  await page.mount(page.find('#a'));
  assert.equal(page.done, ['mount greeting #a']);
  await page.close();
});

test('mount() of a mounted widget does nothing', async () => {
  const page = await openScanner(placeholder('a'));
  page.scan();
  await Promise.all([page.mount(page.find('#a')), page.mount(page.find('#a'))]);
  await page.mount(page.find('#a'));
  assert.equal(page.done, ['mount greeting #a']);
  assert.is(page.requested.length, 1);
  await page.close();
});

test('unmount() unmounts a widget, and mount() mounts it again', async () => {
  const page = await openScanner(placeholder('a'));
  page.scan();
  await settle();
  const host = page.find('#a');
  page.unmount(host);
  page.unmount(host);
  await settle();
  await page.mount(host);
  assert.equal(page.done, ['mount greeting #a', 'unmount greeting #a', 'mount greeting #a']);
  assert.equal(
    page.events.map(([type]) => type),
    ['broker:ready', 'broker:unmounted', 'broker:ready'],
  );
  await page.close();
});

test('an unmounted widget is not updated', async () => {
  const page = await openScanner(placeholder('a'));
  page.scan();
  await settle();
  page.unmount(page.find('#a'));
  page.find('#a').dataset.partner = 'x';
  await settle();
  assert.equal(page.done, ['mount greeting #a', 'unmount greeting #a']);
  await page.close();
});

test('unmount() of an element that was never mounted fires no event', async () => {
  const page = await openScanner(`${placeholder('a')}<p></p>`);
  page.unmount(page.find('#a'));
  page.unmount(page.find('p'));
  assert.equal(page.events, []);
  await page.close();
});

test('scanning an element mounts the placeholders inside it and the element itself', async () => {
  const page = await openScanner(`${placeholder('a')}<main>${placeholder('b')}</main>`);
  page.scan(page.find('main'));
  await settle();
  assert.equal(page.done, ['mount greeting #b']);
  page.scan(page.find('#a'));
  await settle();
  assert.equal(page.done, ['mount greeting #b', 'mount greeting #a']);
  await page.close();
});

test('scanning a shadow root mounts its placeholders, mounts added ones and unmounts removed ones', async () => {
  const page = await openScanner('<main></main>');
  page.scan();
  const root = page.find('main').attachShadow({ mode: 'open' });
  root.innerHTML = placeholder('a');
  await settle();
  assert.equal(page.done, []);
  page.scan(root);
  const box = document.createElement('p');
  box.innerHTML = placeholder('b').replaceAll('div', 'span');
  root.append(box);
  await settle();
  root.querySelector('#a')?.remove();
  await settle();
  page.find('main').remove();
  await settle();
  assert.equal(page.done, [
    'mount greeting #a',
    'mount greeting #b',
    'unmount greeting #a',
    'unmount greeting #b',
  ]);
  await page.close();
});

const PAGE = 'https://partner.example/motor/page.html';

const APIS: [attribute: string, api: string][] = [
  ['', 'https://api.example/api/'],
  ['data-api=""', 'https://api.example/api/'],
  ['data-api="https://other.example/x/"', 'https://other.example/x/'],
  ['data-api="https://other.example/x"', 'https://other.example/x/'],
  ['data-api="https://other.example"', 'https://other.example/'],
  ['data-api="/api"', 'https://partner.example/api/'],
  ['data-api="api/"', 'https://partner.example/motor/api/'],
];

for (const [attribute, api] of APIS)
  test(`with ${attribute || 'no data-api'} on a placeholder the API is ${api}`, async () => {
    const page = await openScanner(placeholder('a', 'greeting', attribute), { url: PAGE });
    page.scan();
    await settle();
    assert.is(page.envs[0]?.api, api);
    assert.equal(page.warnings, []);
    await page.close();
  });

test('an invalid data-api logs a warning with the placeholder and the value, and the default applies', async () => {
  const page = await openScanner(placeholder('a', 'greeting', 'data-api="https://"'));
  page.scan();
  await settle();
  assert.is(page.envs[0]?.api, 'https://api.example/api/');
  assert.equal(page.warnings, [
    [
      'broker-widgets: greeting: data-api="https://" is not an address; "https://api.example/api/" is used.',
      page.find('#a'),
    ],
  ]);
  await page.close();
});

test("a widget's events bubble from its placeholder, even out of shadow roots", async () => {
  const page = await openScanner('<main></main>');
  const root = page.find('main').attachShadow({ mode: 'open' });
  root.innerHTML = placeholder('a');
  page.scan(root);
  await settle();
  const received: Record<string, string>[] = [];
  document.addEventListener('broker:submitted', (event) => received.push((event as CustomEvent).detail));
  assert.is(page.envs[0]?.emit('broker:submitted', { reason: 'x' }), true);
  assert.equal(received, [{ widget: 'greeting', reason: 'x' }]);
  await page.close();
});

test('only the submit event can be cancelled, and emit() then returns false', async () => {
  const page = await openScanner(placeholder('a'));
  page.scan();
  await settle();
  for (const type of ['broker:submit', 'broker:failed'])
    document.addEventListener(type, (event) => event.preventDefault());
  assert.is(page.envs[0]?.emit('broker:submit'), false);
  assert.is(page.envs[0]?.emit('broker:failed'), true);
  await page.close();
});

test("a widget's warning names the widget, the problem and the value used, and logs the placeholder", async () => {
  const page = await openScanner(placeholder('a'));
  page.scan();
  await settle();
  page.envs[0]?.warn('data-x="1" is not one of 2,3', '2');
  assert.equal(page.warnings, [
    ['broker-widgets: greeting: data-x="1" is not one of 2,3; "2" is used.', page.find('#a')],
  ]);
  await page.close();
});

test.run();
