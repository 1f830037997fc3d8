import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { flush } from '../../support/flush';
import { ADDRESS, openPackage } from './open-package';

const HTML = '<div id="a"></div><div id="b" data-broker-widget="quote-form"></div>';

test('mount() sets options as attributes of the element, then mounts it', async () => {
  const { mount, arrive, calls, find, close } = await openPackage({ html: HTML });
  const mounted = mount(find('#a'), {
    name: 'quote-form',
    partner: 'agent-42',
    headingLevel: 3,
    typeOfInsurance: 'Motor',
    city: undefined,
  });
  assert.is(
    find('#a').outerHTML,
    '<div id="a" data-broker-widget="quote-form" data-partner="agent-42" data-heading-level="3" data-type-of-insurance="Motor"></div>',
  );
  assert.equal(calls, []);
  await arrive();
  await mounted;
  assert.equal(calls, ['mount a']);
  await close();
});

test('mount() needs no options for an element with data-broker-widget', async () => {
  const { mount, calls, find, close } = await openPackage({ html: HTML, isLoaded: true });
  await mount(find('#b'));
  assert.equal(calls, ['mount b']);
  await close();
});

test('calls made before the loader has loaded run in order once it has', async () => {
  const { mount, unmount, scan, arrive, calls, find, close } = await openPackage({ html: HTML });
  const all = [
    mount(find('#b')),
    scan(find('#a')),
    unmount(find('#b')),
    mount(find('#a'), { name: 'toasts' }),
    scan(),
  ];
  await arrive();
  await Promise.all(all);
  assert.equal(calls, ['mount b', 'scan a', 'unmount b', 'mount a', 'scan #document']);
  await close();
});

test("mount() resolves when the loader's mount() does", async () => {
  const { mount, api, find, close } = await openPackage({ html: HTML, isLoaded: true });
  let finish = () => {};
  Object.assign(api, {
    mount: () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  });
  let settled = false;
  const mounted = mount(find('#b')).then(() => {
    settled = true;
  });
  await flush();
  assert.not(settled);
  finish();
  await mounted;
  await close();
});

test('a loader that fails to load is reported for each placeholder, and mount() resolves', async () => {
  const { mount, fireOnTag, errors, find, calls, close } = await openPackage({ html: HTML });
  const events: unknown[] = [];
  document.addEventListener('broker:error', ({ target, detail }) => events.push([target, detail]));
  const mounts = [mount(find('#a'), { name: 'toasts' }), mount(find('#b'))];
  await fireOnTag('error');
  await Promise.all(mounts);
  const messageFor = (name: string) =>
    `broker-widgets: ${name}: loading failed, the fallback stays: Error: ${ADDRESS} failed to load`;
  assert.equal(
    errors.map(([message, host]) => [message, host]),
    [
      [messageFor('toasts'), find('#a')],
      [messageFor('quote-form'), find('#b')],
    ],
  );
  assert.equal(events, [
    [find('#a'), { widget: 'toasts', message: messageFor('toasts') }],
    [find('#b'), { widget: 'quote-form', message: messageFor('quote-form') }],
  ]);
  assert.equal(calls, []);
  await close();
});

for (const [given, needed] of [
  ['no element', 'an element'],
  ['an element without a name', 'a name, or an element with data-broker-widget'],
] as const)
  test(`mount() with ${given} rejects with a message and loads nothing`, async () => {
    const { mount, tags, close } = await openPackage({ html: HTML });
    const element = given === 'no element' ? null : document.querySelector('#a');
    const problem = await mount(element).catch((error) => `${error}`);
    assert.is(problem, `TypeError: broker-widgets: mount() needs ${needed}`);
    assert.equal(tags(), []);
    await close();
  });

test('unmount() on a page without a loader does not load one', async () => {
  const { unmount, tags, find, close } = await openPackage({ html: HTML });
  await unmount(find('#b'));
  assert.equal(tags(), []);
  await close();
});

test("unmount() waits for the page's own loader, which would otherwise mount the widget", async () => {
  const html = `${HTML}<script data-broker-loader></script>`;
  const { unmount, arrive, calls, find, close } = await openPackage({ html });
  const unmounted = unmount(find('#b'));
  await arrive();
  await unmounted;
  assert.equal(calls, ['unmount b']);
  await close();
});

test('on() calls its listener for any placeholder until unsubscribed, and loads nothing', async () => {
  const { on, tags, find, close } = await openPackage({ html: HTML });
  const events: string[] = [];
  const unsubscribe = on('broker:failed', ({ detail }) => events.push(`${detail.widget} ${detail.reason}`));
  const fire = () =>
    find('#a').dispatchEvent(
      new CustomEvent('broker:failed', {
        bubbles: true,
        detail: { widget: 'quote-form', reason: 'refused' },
      }),
    );
  fire();
  unsubscribe();
  fire();
  assert.equal(events, ['quote-form refused']);
  assert.equal(tags(), []);
  await close();
});

test('on() on a server does nothing and returns a function', async () => {
  const { on, close } = await openPackage();
  await close();
  assert.is(typeof document, 'undefined');
  const unsubscribe = on('broker:ready', () => assert.unreachable());
  assert.is(unsubscribe(), undefined);
});

test.run();
