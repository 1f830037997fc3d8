import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openScanner, placeholder, settle } from './open-scanner';

const throws = (message: string) => () => {
  throw new Error(message);
};

for (const name of ['weather', '', 'Greeting'])
  test(`the unknown name "${name}" is reported with the known ones, and the fallback stays`, async () => {
    const html = placeholder('a', name);
    const page = await openScanner(html + placeholder('b'));
    page.scan();
    await settle();
    const message = `broker-widgets: ${name}: mounting from https://cdn.example/v1/ failed, the fallback stays: Error: no such widget; there are greeting,clock`;
    assert.is(page.errors.length, 1);
    assert.equal(page.errors[0]?.slice(0, 2), [message, page.find('#a')]);
    assert.equal(
      page.events.filter(([type]) => type === 'broker:error'),
      [['broker:error', '#a', { widget: name, message }]],
    );
    assert.is(page.find('#a').textContent, 'fallback');
    assert.equal(page.done, ['mount greeting #b']);
    await page.close();
  });

test('an unknown name is reported once for a placeholder, and again by mount(), which does not reject', async () => {
  const page = await openScanner(placeholder('a', 'weather'));
  page.scan();
  await settle();
  page.scan();
  await settle();
  assert.is(page.errors.length, 1);
  await page.mount(page.find('#a'));
  assert.is(page.errors.length, 2);
  await page.close();
});

test('a failure of a name that has been corrected meanwhile is not reported', async () => {
  const page = await openScanner(placeholder('a', 'greting'));
  page.scan();
  page.find('#a').dataset.brokerWidget = 'greeting';
  await settle();
  assert.equal(page.done, ['mount greeting #a']);
  assert.equal(
    page.events.map(([type]) => type),
    ['broker:ready'],
  );
  await page.close();
});

test('a placeholder with an unknown name mounts once the name is corrected', async () => {
  const page = await openScanner(placeholder('a', 'weather'));
  page.scan();
  page.find('#a').dataset.brokerWidget = 'greeting';
  await settle();
  assert.equal(page.done, ['mount greeting #a']);
  await page.close();
});

test('files that fail to load are reported with their folder and the error; other widgets mount', async () => {
  const page = await openScanner(placeholder('a') + placeholder('b', 'clock'), {
    load: async (name) => {
      if (name === 'greeting') throw new TypeError('failed to fetch');
      return [page.moduleOf('clock')];
    },
  });
  page.scan();
  await settle();
  const message =
    'broker-widgets: greeting: mounting from https://cdn.example/v1/ failed, the fallback stays: TypeError: failed to fetch';
  assert.is(page.errors.length, 1);
  assert.equal(page.errors[0]?.slice(0, 2), [message, page.find('#a')]);
  assert.equal(page.events, [
    ['broker:error', '#a', { widget: 'greeting', message }],
    ['broker:ready', '#b', { widget: 'clock' }],
  ]);
  assert.equal(page.done, ['mount clock #b']);
  await page.close();
});

test('files that failed to load are requested again by mount()', async () => {
  let isDown = true;
  const page = await openScanner(placeholder('a'), {
    load: async () => {
      if (isDown) throw new TypeError('failed to fetch');
      return [page.moduleOf('greeting')];
    },
  });
  page.scan();
  await settle();
  await page.mount(page.find('#a'));
  assert.is(page.errors.length, 2);
  isDown = false;
  await page.mount(page.find('#a'));
  assert.equal(page.done, ['mount greeting #a']);
  assert.is(page.requested.length, 3);
  await page.close();
});

test('a widget that throws while mounting is reported, and fires no ready event', async () => {
  const page = await openScanner(placeholder('a'), { onMount: throws('no such option') });
  page.scan();
  await settle();
  assert.match(`${page.errors[0]?.[0]}`, 'Error: no such option');
  assert.equal(
    page.events.map(([type]) => type),
    ['broker:error'],
  );
  await page.close();
});

test('after a widget threw, mount() tries again', async () => {
  let isBroken = true;
  const page = await openScanner(placeholder('a'), {
    onMount: () => {
      if (isBroken) throw new Error('not yet');
      return { update() {}, unmount() {} };
    },
  });
  page.scan();
  await settle();
  isBroken = false;
  await page.mount(page.find('#a'));
  assert.equal(page.done, ['mount greeting #a']);
  await page.close();
});

test('a module without mount is reported', async () => {
  const page = await openScanner(placeholder('a'), { load: async () => [{} as never] });
  page.scan();
  await settle();
  assert.match(
    `${page.errors[0]?.[0]}`,
    'mounting from https://cdn.example/v1/ failed, the fallback stays: TypeError',
  );
  await page.close();
});

test('a ready listener that throws does not affect the widget', async () => {
  const page = await openScanner(placeholder('a'));
  document.addEventListener('broker:ready', throws('from the page'));
  page.scan();
  await settle();
  assert.equal(page.done, ['mount greeting #a']);
  page.find('#a').remove();
  await settle();
  assert.equal(page.done, ['mount greeting #a', 'unmount greeting #a']);
  await page.close();
});

test('a widget that throws while updating is reported', async () => {
  const page = await openScanner(placeholder('a') + placeholder('b'), {
    onMount: (host) => ({ update: host.id === 'a' ? throws('bad option') : () => {}, unmount() {} }),
  });
  page.scan();
  await settle();
  for (const id of ['a', 'b']) page.find(`#${id}`).dataset.partner = 'x';
  await settle();
  assert.equal(page.done.slice(2), ['update greeting #a', 'update greeting #b']);
  const [error] = page.events.filter(([type]) => type === 'broker:error');
  assert.equal(error?.slice(0, 2), ['broker:error', '#a']);
  assert.match(error?.[2].message ?? '', 'bad option');
  await page.close();
});

test('a widget that throws while unmounting is reported, and the others are unmounted', async () => {
  const page = await openScanner(`<main>${placeholder('a')}${placeholder('b')}</main>`, {
    onMount: (host) => ({ update() {}, unmount: host.id === 'a' ? throws('stuck') : () => {} }),
  });
  page.scan();
  await settle();
  const received: string[] = [];
  page
    .find('#a')
    .addEventListener('broker:error', (event) => received.push((event as CustomEvent).detail.message));
  page.find('main').remove();
  await settle();
  assert.equal(page.done.slice(2), ['unmount greeting #a', 'unmount greeting #b']);
  assert.is(received.length, 1);
  assert.match(received[0] as string, 'stuck');
  await page.close();
});

test.run();
