import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { turn } from '../../support/turns';
import { ADDRESS, openPackage } from './open-package';

const HTML = '<div id="a"></div><div id="b" data-broker-widget="quote-form"></div>';

test('options become attributes of the element, which is then mounted', async () => {
  const { mount, arrive, done, find, close } = await openPackage({ html: HTML });
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
  assert.equal(done, []);
  await arrive();
  await mounted;
  assert.equal(done, ['mount a']);
  await close();
});

test('a placeholder that says its name itself is mounted without options', async () => {
  const { mount, done, find, close } = await openPackage({ html: HTML, standing: true });
  await mount(find('#b'));
  assert.equal(done, ['mount b']);
  await close();
});

test('calls before the loader are done in their order once it is there', async () => {
  const { mount, unmount, scan, arrive, done, find, close } = await openPackage({ html: HTML });
  const all = [
    mount(find('#b')),
    scan(find('#a')),
    unmount(find('#b')),
    mount(find('#a'), { name: 'toasts' }),
    scan(),
  ];
  await arrive();
  await Promise.all(all);
  assert.equal(done, ['mount b', 'scan a', 'unmount b', 'mount a', 'scan #document']);
  await close();
});

test('mount() settles when the loader says so', async () => {
  const { mount, api, find, close } = await openPackage({ html: HTML, standing: true });
  let stands = () => {};
  Object.assign(api, {
    mount: () =>
      new Promise<void>((resolve) => {
        stands = resolve;
      }),
  });
  let settled = false;
  const mounted = mount(find('#b')).then(() => {
    settled = true;
  });
  await turn();
  assert.not(settled);
  stands();
  await mounted;
  await close();
});

test('a loader that does not come is reported of each placeholder, and mount() settles', async () => {
  const { mount, tell, errors, find, done, close } = await openPackage({ html: HTML });
  const heard: unknown[] = [];
  document.addEventListener('broker:error', ({ target, detail }) => heard.push([target, detail]));
  const both = [mount(find('#a'), { name: 'toasts' }), mount(find('#b'))];
  await tell('error');
  await Promise.all(both);
  const says = (name: string) =>
    `broker-widgets: ${name}: loading failed: Error: ${ADDRESS} did not come. The fallback stays.`;
  assert.equal(
    errors.map(([message, host]) => [message, host]),
    [
      [says('toasts'), find('#a')],
      [says('quote-form'), find('#b')],
    ],
  );
  assert.equal(heard, [
    [find('#a'), { widget: 'toasts', message: says('toasts') }],
    [find('#b'), { widget: 'quote-form', message: says('quote-form') }],
  ]);
  assert.equal(done, []);
  await close();
});

for (const [given, says] of [
  ['no element', 'no element'],
  ['an element without a name', 'neither a name nor an element with data-broker-widget'],
] as const)
  test(`mount() with ${given} is refused in words, and loads nothing`, async () => {
    const { mount, tags, close } = await openPackage({ html: HTML });
    const element = given === 'no element' ? null : document.querySelector('#a');
    const problem = await mount(element).catch((error) => `${error}`);
    assert.is(problem, `TypeError: broker-widgets: mount() was given ${says}`);
    assert.equal(tags(), []);
    await close();
  });

test('unmount() on a page that never had a loader loads none', async () => {
  const { unmount, tags, find, close } = await openPackage({ html: HTML });
  await unmount(find('#b'));
  assert.equal(tags(), []);
  await close();
});

test("unmount() waits for the page's own loader, which would mount it else", async () => {
  const html = `${HTML}<script data-broker-loader></script>`;
  const { unmount, arrive, done, find, close } = await openPackage({ html });
  const gone = unmount(find('#b'));
  await arrive();
  await gone;
  assert.equal(done, ['unmount b']);
  await close();
});

test('on() hears an event of any placeholder until it is stopped, and loads nothing', async () => {
  const { on, tags, find, close } = await openPackage({ html: HTML });
  const heard: string[] = [];
  const stop = on('broker:failed', ({ detail }) => heard.push(`${detail.widget} ${detail.reason}`));
  const tell = () =>
    find('#a').dispatchEvent(
      new CustomEvent('broker:failed', {
        bubbles: true,
        detail: { widget: 'quote-form', reason: 'refused' },
      }),
    );
  tell();
  stop();
  tell();
  assert.equal(heard, ['quote-form refused']);
  assert.equal(tags(), []);
  await close();
});

test('on a server on() hears nothing, and can be stopped', async () => {
  const { on, close } = await openPackage();
  await close();
  on('broker:ready', () => {})();
});

test.run();
