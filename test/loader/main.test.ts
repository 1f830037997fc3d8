import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CONSTANTS, mounted, openPage, page, runLoader, TAG } from './open-page';
import { placeholder } from './open-scanner';

test('the placeholders of the page mount from the files beside the loader', async () => {
  const { errors, warnings, close } = openPage({ html: placeholder('a') + placeholder('b') });
  await runLoader();
  await mounted(2);
  assert.equal(page.done, ['a', 'b']);
  assert.equal([errors, warnings], [[], []]);
  await close();
});

test('a placeholder that is added later mounts too', async () => {
  const { close } = openPage({ html: '<main></main>' });
  await runLoader();
  (document.querySelector('main') as HTMLElement).innerHTML = placeholder('a');
  await mounted(1);
  await close();
});

test('the loader adds one global, with the version and the API', async () => {
  const { close } = openPage({ html: '' });
  const before = new Set(Object.getOwnPropertyNames(page));
  const widgets = await runLoader();
  const added = Object.getOwnPropertyNames(page).filter((name) => !before.has(name));
  assert.equal(added, ['BrokerWidgets']);
  assert.equal(Object.keys(widgets).sort(), ['import', 'mount', 'on', 'scan', 'unmount', 'version']);
  assert.is(widgets.version, '1.2.3');
  await close();
});

test('mount() and unmount() work on a placeholder, and on() calls its listener until unsubscribed', async () => {
  const { find, close } = openPage({ html: '<div id="a" data-broker-widget="greeting"></div>' });
  const widgets = await runLoader();
  const events: string[] = [];
  const unsubscribe = widgets.on('broker:ready', ({ type, target }) =>
    events.push(`${type} ${(target as Element).id}`),
  );
  widgets.on('broker:unmounted', ({ type }) => events.push(type));
  await widgets.mount(find('#a'));
  widgets.unmount(find('#a'));
  unsubscribe();
  await widgets.mount(find('#a'));
  widgets.unmount(find('#a'));
  assert.equal(events, ['broker:ready a', 'broker:unmounted', 'broker:unmounted']);
  assert.equal(page.done, ['a', 'a']);
  await close();
});

for (const [version, warns] of [
  ['1.2.3', false],
  ['1.2.4', true],
] as const)
  test(`a second copy, of version ${version}, hands over to the first ${warns ? 'with a' : 'without'} warning`, async () => {
    const { warnings, close } = openPage();
    const first = await runLoader();
    const second = await runLoader({ __VERSION__: version });
    assert.is(second, first);
    assert.equal(warnings, warns ? [['broker-widgets: 1.2.4 hands over to 1.2.3']] : []);
    await mounted(1);
    await first.mount(document.querySelector('#a') as Element);
    assert.equal(page.done, ['a']);
    await close();
  });

test('the script tag with the attribute takes precedence over document.currentScript', async () => {
  const { base, close } = openPage({ tag: `<script src="https://optimiser.example/all.js"></script>${TAG}` });
  const [other] = document.querySelectorAll('script');
  Object.defineProperty(document, 'currentScript', { value: other, configurable: true });
  await runLoader({ __SITE__: { ...CONSTANTS.__SITE__, api: 'api/' } });
  await mounted(1);
  assert.equal(page.apis, [`${base}/api/`]);
  await close();
});

test('without the attribute the loader uses document.currentScript', async () => {
  const { close } = openPage({ tag: '<script src="DIR/loader.js"></script>' });
  Object.defineProperty(document, 'currentScript', {
    value: document.querySelector('script'),
    configurable: true,
  });
  await runLoader();
  await mounted(1);
  await close();
});

for (const tag of ['', '<script data-broker-loader>/* inline */</script>'])
  test(`a loader ${tag ? 'whose tag has no src' : 'without a tag'} throws an error that names the missing tag, and adds no global`, async () => {
    const { close } = openPage({ tag });
    const problem = await runLoader().catch((error: Error) => error.message);
    assert.is(problem, 'broker-widgets: no script[data-broker-loader] found');
    assert.not('BrokerWidgets' in page);
    await close();
  });

const APIS: [attribute: string, site: string, api: string][] = [
  ['', 'https://api.example/api/', 'https://api.example/api/'],
  ['', 'https://api.example/api', 'https://api.example/api/'],
  ['', 'api/', 'BASE/api/'],
  ['data-api="https://other.example/x"', 'api/', 'https://other.example/x/'],
  ['data-api="v2/"', 'api/', 'BASE/v2/'],
  ['data-api=""', 'https://api.example/api/', 'https://api.example/api/'],
];

for (const [attribute, site, api] of APIS)
  test(`with ${attribute || 'no data-api'} on the tag, and ${site} in the build, the API is ${api}`, async () => {
    const { base, close } = openPage({ tag: TAG.replace('src', `${attribute} src`) });
    await runLoader({ __SITE__: { ...CONSTANTS.__SITE__, api: site } });
    await mounted(1);
    assert.equal(page.apis, [api.replace('BASE', base)]);
    await close();
  });

test("an invalid data-api on the tag warns and uses the build's", async () => {
  const { warnings, close } = openPage({ tag: TAG.replace('src', 'data-api="https://" src') });
  await runLoader();
  await mounted(1);
  assert.equal(page.apis, ['https://api.example/api/']);
  assert.is(warnings.length, 1);
  assert.match(`${warnings[0]?.[0]}`, /data-api="https:\/\/".*https:\/\/api\.example\/api\//);
  await close();
});

test('data-api on a placeholder takes precedence over data-api on the tag', async () => {
  const { close } = openPage({
    html: placeholder('a', 'greeting', 'data-api="https://mine.example/"'),
    tag: TAG.replace('src', 'data-api="https://other.example/" src'),
  });
  await runLoader();
  await mounted(1);
  assert.equal(page.apis, ['https://mine.example/']);
  await close();
});

test.run();
