import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openScanned, openScanner, placeholder, settle } from './open-scanner';

const insert = (html: string, into: ParentNode = document.body) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  into.append(...box.childNodes);
};

test('every placeholder of the page mounts its widget', async () => {
  const page = await openScanned(`${placeholder('a')}<main>${placeholder('b', 'clock')}</main><p>text</p>`);
  assert.equal(page.done, ['mount greeting #a', 'mount clock #b']);
  assert.equal(page.errors, []);
  assert.equal(page.warnings, []);
  await page.close();
});

test('curly quotes around the name of a widget do not belong to it', async () => {
  const page = await openScanned(placeholder('a', '“greeting”'));
  assert.equal(page.done, ['mount greeting #a']);
  assert.equal(page.errors, []);
  await page.close();
});

test('only the widgets of the page are loaded', async () => {
  const page = await openScanned(placeholder('a'));
  assert.equal(page.requested, ['greeting']);
  await page.close();
});

test("a widget receives the loader's folder, the API and the broker", async () => {
  const page = await openScanned(placeholder('a'));
  const { base, api, product, accent, broker } = page.envs[0] as (typeof page.envs)[0];
  assert.equal(
    { base, api, product, accent, broker },
    {
      base: 'https://cdn.example/v1/',
      api: 'https://api.example/api/',
      product: 'site',
      accent: '#0a7ea4',
      broker: { name: 'Test Broker', phone: '', licence: '', consentVersion: '2026-11-23.0a1b2c3d' },
    },
  );
  await page.close();
});

test('mounting leaves the placeholder unchanged', async () => {
  const html = placeholder('a');
  const page = await openScanned(html);
  assert.is(page.find('#a').outerHTML, html.replace(' >', '>'));
  await page.close();
});

test('scanning again mounts nothing twice', async () => {
  const page = await openScanned(placeholder('a'));
  page.scan();
  page.scan(page.find('#a'));
  await settle();
  assert.equal(page.done, ['mount greeting #a']);
  await page.close();
});

test('a placeholder that is inserted later mounts, at any depth', async () => {
  const page = await openScanned('<main></main>');
  insert(placeholder('a'));
  insert(
    `<section><p>${placeholder('b', 'clock').replaceAll('div', 'span')}</p></section>`,
    page.find('main'),
  );
  await settle();
  assert.equal(page.done, ['mount greeting #a', 'mount clock #b']);
  await page.close();
});

test('a placeholder that is removed unmounts, alone or with an ancestor', async () => {
  const page = await openScanned(`${placeholder('a')}<main>${placeholder('b')}</main>`);
  page.find('#a').remove();
  await settle();
  page.find('main').remove();
  await settle();
  assert.equal(page.done.slice(2), ['unmount greeting #a', 'unmount greeting #b']);
  await page.close();
});

test('a placeholder that is removed and put back in the same task keeps its widget', async () => {
  const page = await openScanned(`${placeholder('a')}<main></main>`);
  const host = page.find('#a');
  host.remove();
  for (let microtasks = 0; microtasks < 20; microtasks++) await undefined;
  page.find('main').append(host);
  await settle();
  assert.equal(page.done, ['mount greeting #a']);
  await page.close();
});

test('a placeholder that is removed and put back later mounts again', async () => {
  const page = await openScanned(placeholder('a'));
  const host = page.find('#a');
  host.remove();
  await settle();
  document.body.append(host);
  await settle();
  assert.equal(page.done, ['mount greeting #a', 'unmount greeting #a', 'mount greeting #a']);
  await page.close();
});

test('a placeholder that is moved keeps its widget, alone or with an ancestor', async () => {
  const page = await openScanned(`<main></main>${placeholder('a')}<section>${placeholder('b')}</section>`);
  page.find('main').append(page.find('#a'));
  page.find('main').append(page.find('section'));
  await settle();
  assert.equal(page.done, ['mount greeting #a', 'mount greeting #b']);
  await page.close();
});

test('adding, changing or removing a data attribute updates that widget only', async () => {
  const page = await openScanned(placeholder('a') + placeholder('b'));
  const host = page.find('#b');
  for (const change of [
    () => host.setAttribute('data-partner', 'x'),
    () => host.setAttribute('data-partner', 'y'),
    () => host.removeAttribute('data-partner'),
  ]) {
    change();
    await settle();
  }
  assert.equal(page.done.slice(2), Array(3).fill('update greeting #b'));
  await page.close();
});

test('a data attribute that changes while the widget mounts updates it once it is mounted', async () => {
  const page = await openScanner(placeholder('a'), {
    // Mount asynchronously, like a widget that awaits its translation.
    load: async () => {
      const module = page.moduleOf('greeting');
      const mount: typeof module.mount = async (host, env) => {
        const mounted = await module.mount(host, env);
        host.setAttribute('data-partner', 'x');
        await new Promise((resolve) => setTimeout(resolve));
        return mounted;
      };
      return [{ mount }];
    },
  });
  page.scan();
  await settle();
  await settle();
  assert.equal(page.done, ['mount greeting #a', 'update greeting #a']);
  await page.close();
});

test('changing other attributes updates nothing', async () => {
  const page = await openScanned(placeholder('a'));
  page.find('#a').className = 'x';
  page.find('#a').setAttribute('style', '--broker-accent: red');
  page.find('#a').setAttribute('aria-label', 'x');
  await settle();
  assert.is(page.done.length, 1);
  await page.close();
});

test('changes inside a placeholder are ignored', async () => {
  const page = await openScanned(placeholder('a'));
  insert('<p data-x="1">more fallback</p>', page.find('#a'));
  page.find('#a p').setAttribute('data-x', '2');
  await settle();
  assert.is(page.done.length, 1);
  await page.close();
});

test('a placeholder that is renamed mounts its new widget', async () => {
  const page = await openScanned(placeholder('a'));
  page.find('#a').dataset.brokerWidget = 'clock';
  await settle();
  assert.equal(page.done, ['mount greeting #a', 'unmount greeting #a', 'mount clock #a']);
  await page.close();
});

test('an element that becomes a placeholder mounts, and its attributes are watched', async () => {
  const page = await openScanned('<main><div id="a" data-when="now">Loading</div></main>');
  page.find('#a').dataset.brokerWidget = 'greeting';
  await settle();
  assert.equal(page.done, ['mount greeting #a']);
  page.find('#a').dataset.partner = 'x';
  await settle();
  assert.equal(page.done, ['mount greeting #a', 'update greeting #a']);
  await page.close();
});

test('setting the same name again keeps the widget', async () => {
  const page = await openScanned(placeholder('a'));
  page.find('#a').dataset.brokerWidget = 'greeting';
  await settle();
  assert.not(page.done.some((what) => what.startsWith('unmount')));
  await page.close();
});

test('ready and unmounted fire on the placeholder, with the name of the widget', async () => {
  const page = await openScanned(placeholder('a'));
  page.find('#a').addEventListener('broker:unmounted', (event) => {
    page.done.push(`received ${event.type}`);
  });
  page.unmount(page.find('#a'));
  assert.equal(page.events, [
    ['broker:ready', '#a', { widget: 'greeting' }],
    ['broker:unmounted', '#a', { widget: 'greeting' }],
  ]);
  assert.is(page.done.at(-1), 'received broker:unmounted');
  await page.close();
});

test('unmounted has the name of the widget that ends, also if its placeholder has another name or none', async () => {
  const page = await openScanned(placeholder('a') + placeholder('b'));
  page.find('#a').dataset.brokerWidget = 'clock';
  page.find('#b').removeAttribute('data-broker-widget');
  await settle();
  const ofType = (type: string) =>
    page.events.filter(([each]) => each === type).map(([, target, { widget }]) => [target, widget]);
  assert.equal(ofType('broker:unmounted'), [
    ['#a', 'greeting'],
    ['#b', 'greeting'],
  ]);
  assert.equal(ofType('broker:error'), []);
  await page.close();
});

test('ready fires once the widget is mounted', async () => {
  const page = await openScanner(placeholder('a'));
  document.addEventListener('broker:ready', () => page.done.push('ready'));
  page.scan();
  await settle();
  assert.equal(page.done, ['mount greeting #a', 'ready']);
  await page.close();
});

test.run();
